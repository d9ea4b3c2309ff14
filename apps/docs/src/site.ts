import { addCopyButtons } from './copy.js';
import { setUpSearch } from './search.js';

addCopyButtons(document);
setUpSearch();
