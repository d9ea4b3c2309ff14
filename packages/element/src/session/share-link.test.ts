import { describe, expect, it } from 'vitest';
import { linkTo } from './share-link.js';

describe('a link to a game', () => {
  it('has it in the hash of the page', () => {
    expect(linkTo('https://example.org/play?x=1', 'CF1-D3-AAAAACL:AB')).toBe(
      'https://example.org/play?x=1#CF1-D3-AAAAACL:AB',
    );
  });

  it('has it after the hash that the page has', () => {
    expect(linkTo('https://example.org/#/watch/', 'C:A')).toBe('https://example.org/#/watch/C:A');
  });

  it('is none where nobody else could go to', () => {
    for (const page of [
      'file:///home/me/game.html',
      'about:srcdoc',
      'blob:https://example.org/1',
      'data:text/html,x',
    ]) {
      expect(linkTo(page, 'C:A')).toBe(undefined);
    }
  });
});
