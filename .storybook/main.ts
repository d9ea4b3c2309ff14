import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../packages/element/src/stories/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  logLevel: 'warn',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The large chunks are Storybook's own: nothing to act on.
  viteFinal: (vite) => ({ ...vite, logLevel: 'error', build: { ...vite.build, chunkSizeWarningLimit: 5000 } }),
};

export default config;
