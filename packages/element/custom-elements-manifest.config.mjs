/** The sources are TypeScript, what is published is JavaScript: name the published files. */
const publishedPaths = () => ({
  name: 'published-paths',
  packageLinkPhase({ customElementsManifest }) {
    const rename = (key, value) =>
      typeof value === 'string' && (key === 'path' || key === 'module')
        ? value.replace(/^\/?src\/(.*)\.ts$/, 'dist/$1.js')
        : value;
    Object.assign(customElementsManifest, JSON.parse(JSON.stringify(customElementsManifest, rename)));
  },
});

export default {
  globs: ['src/**/*.ts'],
  exclude: ['src/**/*.test.ts', 'src/stories/**', 'src/test/**'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [publishedPaths()],
};
