/** The sources are TypeScript, what is published is JavaScript: name the published files. */
const publishedPaths = () => ({
  name: 'published-paths',
  /** @param {{ customElementsManifest: object }} context */
  packageLinkPhase({ customElementsManifest }) {
    Object.assign(customElementsManifest, JSON.parse(JSON.stringify(customElementsManifest, published)));
  },
});

/** @param {string} key @param {unknown} value */
function published(key, value) {
  if (typeof value !== 'string' || (key !== 'path' && key !== 'module')) return value;
  return value.replace(/^\/?src\/(.*)\.ts$/, 'dist/$1.js');
}

export default {
  globs: ['src/**/*.ts'],
  exclude: ['src/**/*.test.ts', 'src/stories/**', 'src/test/**'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [publishedPaths()],
};
