import { variantNames } from '@canfield-game/engine';
import { describe, expect, it } from 'vitest';
import { languages, writtenRules } from './written-rules.js';

describe('rules in words', () => {
  it('are there in every language, with a title and a summary for every variant', async () => {
    expect(languages).toHaveLength(32);
    for (const language of languages) {
      for (const variant of variantNames) {
        const rules = await writtenRules(language, { variant });
        expect(rules.language).toBe(language);
        expect(rules.title).not.toBe('');
        expect(rules.summary).not.toBe('');
        expect(rules.sentences.length).toBeGreaterThan(10);
      }
    }
  });

  it('are in the nearest language, with its direction', async () => {
    expect((await writtenRules('de-AT')).heading).toBe('Spielregeln');
    expect((await writtenRules('ar-EG')).direction).toBe('rtl');
    expect((await writtenRules('tlh')).language).toBe('en');
  });

  it('have no summary where settings are no variant’s own', async () => {
    const { title, summary } = await writtenRules('en', { takeBack: false });
    expect(title).toBe('Canfield');
    expect(summary).toBeUndefined();
  });

  it('tell what is wrong with settings', async () => {
    await expect(writtenRules('en', { draw: 9 })).rejects.toThrow(TypeError);
  });
});
