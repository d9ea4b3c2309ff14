import type { StorybookConfig } from '@storybook/web-components-vite';

export default {
  framework: '@storybook/web-components-vite',
  stories: ['../packages/element/src/stories/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
