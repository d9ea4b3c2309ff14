import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CanfieldGame } from './index.js';

it('the class says the version of its package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(CanfieldGame.version).toBe(version);
});
