import { describe, expect, it } from 'vitest';

describe('W09: in Node, without a browser', () => {
  it('the class can be imported, and asks for nothing of a browser until a tag is made', async () => {
    expect(globalThis).not.toHaveProperty('document');
    const { CanfieldGame } = await import('./index.js');
    expect(CanfieldGame.observedAttributes).toContain('deal');
    expect(globalThis).not.toHaveProperty('document');
  });

  it('a page that is rendered there may import the definition, once or twice', async () => {
    await expect(import('./define.js')).resolves.toHaveProperty('CanfieldGame');
    const again = ['./define.js', 'again'].join('?');
    await expect(import(again)).resolves.toHaveProperty('CanfieldGame');
  });
});
