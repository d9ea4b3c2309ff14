import { describe, expect, it } from 'vitest';
import { withOwnPanels } from './own-panel-messages.js';
import { loadPanelMessages } from './panel-languages.js';
import type { TextTree } from './messages.js';

const german = await loadPanelMessages('de');

describe('texts of the panels of a page’s own', () => {
  it('are none where none are given', () => {
    expect(withOwnPanels(german, undefined)).toEqual({ messages: german, wrong: [] });
  });

  it('stand in the place of those of the language, and all others stay', () => {
    const { messages, wrong } = withOwnPanels(german, { close: 'Zu', deal: { start: 'Los' } });
    expect(wrong).toEqual([]);
    expect([messages.close, messages.deal.start]).toEqual(['Zu', 'Los']);
    expect({ ...messages, close: german.close, deal: { ...messages.deal, start: german.deal.start } }).toEqual(german);
  });

  it('are not used where one has no place', () => {
    const given = { close: 'Zu', deal: { begin: 'Los', start: { other: 'x' } }, rule: 'x', constructor: 'x' };
    const { messages, wrong } = withOwnPanels(german, given);
    expect(wrong).toEqual(['panels.deal.begin', 'panels.deal.start', 'panels.rule', 'panels.constructor']);
    expect(messages).toBe(german);
  });

  it('change no prototype', () => {
    const given = JSON.parse('{"__proto__":{"close":"x"}}') as TextTree;
    expect(withOwnPanels(german, given).wrong).toEqual(['panels.__proto__']);
    expect(({} as { close?: string }).close).toBeUndefined();
  });
});
