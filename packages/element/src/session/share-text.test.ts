import { describe, expect, it } from 'vitest';
import { shareText } from './share-text.js';

describe('A won game to be shared', () => {
  it('tells which it was and how it went', () => {
    const shared = { title: 'Canfield', code: 'CF1-D3-AAAAACL', score: '255 points', moves: '182 moves', time: '7:34' };
    expect(shareText(shared)).toBe('Canfield · CF1-D3-AAAAACL\n255 points · 182 moves · 7:34');
  });

  it('leaves out what there is not', () => {
    const shared = { title: 'Canfield', code: null, score: null, moves: '182 moves', time: '7:34' };
    expect(shareText(shared)).toBe('Canfield\n182 moves · 7:34');
  });
});
