/** How the index of the site is made and asked: the same in both places, or it cannot be read. */
export const searchOptions = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page'],
  searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 4, page: 2 } },
};
