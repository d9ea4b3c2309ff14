import { defineConfig } from 'vite';

export default defineConfig({
  // The page may be put into any folder of a host.
  base: './',
  build: { target: 'es2022' },
});
