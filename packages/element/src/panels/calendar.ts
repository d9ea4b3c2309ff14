import { drawOf, variantDraws } from '@canfield-game/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { DayTexts, firstWeekday } from './day-texts.js';
import { availableLanguage } from '../i18n/languages.js';
import { dealOfDay } from '../session/daily-request.js';
import { type Day, today } from '../session/day.js';
import { dailyStreak, type DoneOfDays } from '../session/done-days.js';
import { firstOf, lastOf, monthOf, monthsAfter, sameDayAfter } from '../session/month.js';
import { tallyName } from '../session/statistics.js';
import { doneText, monthView } from './calendar-grid.js';
import { dayByKey } from './calendar-keys.js';
import { choiceField } from './fields.js';
import { earlierIcon, laterIcon } from './icons.js';
import type { PanelTag, Words } from './panel-tag.js';
import { everyPlayed, type Played, playedName } from './tallies.js';

const clamped = (day: Day, first: Day, last: Day): Day => (day < first ? first : day > last ? last : day);

/** The variant and draw mode of the running game; the variant's own draw mode where that has been changed. */
function runningOf({ game: { rules } }: PanelTag): Played | undefined {
  const draws = variantDraws(rules.variant);
  const draw = draws.find((one) => one === drawOf(rules, 1)) ?? draws[0] ?? 3;
  return everyPlayed.find(({ name }) => name === tallyName(rules.variant, draw));
}

/** A language tag in its right form; none where it is none. */
function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'));
  } catch {
    return [];
  }
}

/** The tag of a place where the language is at home: the one asked for, or the reader's own. */
function placeOf(language: string, asked: string): string {
  const tags = [asked, ...navigator.languages].flatMap(canonical);
  return tags.find((tag) => availableLanguage([tag]) === language) ?? language;
}

/** Which days' deals were played and won, and what can be dealt of them. */
export class CalendarPanel {
  readonly #tag: PanelTag;
  #name: string;
  #chosen: Day;

  constructor(tag: PanelTag) {
    this.#tag = tag;
    this.#name = runningOf(tag)?.name ?? '';
    this.#chosen = this.#today;
  }

  /** A month, and the deal of the day that is chosen in it. */
  view(words: Words): TemplateResult {
    const place = placeOf(words.texts.messages.language, this.#tag.holds('locale'));
    const days = new DayTexts(place);
    const month = monthOf(this.#chosen);
    const done = this.#done;
    const view = monthView(
      {
        month,
        firstWeekday: firstWeekday(place),
        chosen: this.#chosen,
        today: this.#today,
        has: (day) => day === this.#clamped(day),
        done,
        onChoose: this.#onChoose,
        onKey: this.#onKey,
      },
      days,
      words,
    );
    return html`<form method="dialog" @submit=${this.#onSubmit}>
      ${this.#variantView(words)}
      <div class="month">
        ${this.#turnView(-1, words)}
        <h3 id="month" aria-live="polite">${days.month(month)}</h3>
        ${this.#turnView(1, words)}
      </div>
      ${view} ${this.#legendView(done, words)} ${this.#footView(days, done, words)}
    </form>`;
  }

  get #today(): Day {
    return today(new Date());
  }

  /** The first day there is a deal of. */
  get #first(): Day {
    const { firstDay } = this.#tag;
    return firstDay > this.#today ? this.#today : firstDay;
  }

  #clamped(day: Day): Day {
    return clamped(day, this.#first, this.#today);
  }

  get #done(): DoneOfDays {
    return this.#tag.doneDays[this.#name] ?? {};
  }

  #variantView(words: Words): TemplateResult | typeof nothing {
    if (!this.#tag.leavesOpen('variant') || !this.#tag.leavesOpen('draw')) return nothing;
    const choices = everyPlayed.map((one) => ({ value: one.name, label: playedName(one, words) }));
    const onChoose = (name: string): void => {
      this.#name = name;
      this.#tag.requestUpdate();
    };
    return choiceField({ name: 'days', label: words.panel.deal.variant, choices, value: this.#name, onChoose });
  }

  /** The button that turns to the month before or after. */
  #turnView(months: -1 | 1, { panel: { calendar } }: Words): TemplateResult {
    const month = monthsAfter(monthOf(this.#chosen), months);
    const able = months < 0 ? lastOf(month) >= this.#first : firstOf(month) <= this.#today;
    const name = months < 0 ? calendar.earlier : calendar.later;
    const turn = (): void => {
      if (able) this.#choose(sameDayAfter(this.#chosen, months));
    };
    return html`<button
      type="button"
      part="button ${months < 0 ? 'earlier' : 'later'}"
      title=${name}
      aria-label=${name}
      aria-disabled=${able ? nothing : 'true'}
      @click=${turn}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${months < 0 ? earlierIcon : laterIcon}</svg>
    </button>`;
  }

  #legendView(done: DoneOfDays, { panel: { calendar }, texts }: Words): TemplateResult {
    return html`<p class="legend" aria-hidden="true">
        <span><i class="won"></i>${calendar.won}</span><span><i class="played"></i>${calendar.played}</span>
      </p>
      <p class="streak">
        <span>${calendar.streak}</span> <strong>${texts.number(dailyStreak(done, this.#today))}</strong>
      </p>`;
  }

  #footView(days: DayTexts, done: DoneOfDays, words: Words): TemplateResult {
    const day = `${days.dayInFull(this.#chosen)} · ${doneText(done[this.#chosen], words)}`;
    return html`<div class="foot">
      <p id="chosen">${day}</p>
      ${this.#tag.watchOnly ? nothing : this.#dealView(words)}
    </div>`;
  }

  #dealView({ panel, texts }: Words): TemplateResult {
    const { inProgress } = this.#tag;
    return html`${inProgress ? html`<p>${panel.deal.givesUp}</p>` : nothing}
      <div class="row">
        <button class="first" part="button deal" aria-describedby="chosen">${panel.deal.start}</button>
        ${inProgress ? html`<button part="button stay" value="stay">${texts.messages.keepPlaying}</button>` : nothing}
      </div>`;
  }

  #choose(day: Day): void {
    this.#chosen = this.#clamped(day);
    this.#tag.requestUpdate();
  }

  /** Whoever chose a day by a key goes on to the button that deals. */
  readonly #onChoose = ({ currentTarget, detail }: MouseEvent): void => {
    const button = currentTarget as HTMLElement;
    this.#choose(button.dataset['day'] ?? this.#chosen);
    if (detail === 0) button.closest('form')?.querySelector<HTMLElement>('.first')?.focus();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const grid = event.currentTarget as HTMLElement;
    const at = (): HTMLElement | null => grid.querySelector(`[data-day="${this.#chosen}"]`);
    const day = dayByKey(event.key, {
      day: this.#chosen,
      place: at()?.closest('td')?.cellIndex ?? 0,
      mirrored: getComputedStyle(grid).direction === 'rtl',
    });
    if (day === undefined) return;
    event.preventDefault();
    this.#choose(day);
    void this.#tag.updateComplete.then(() => at()?.focus());
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    if (this.#tag.watchOnly || (event.submitter as HTMLButtonElement | null)?.value === 'stay') return;
    const played = everyPlayed.find(({ name }) => name === this.#name);
    if (!played) return;
    const { variant, draw } = played;
    this.#tag.newGame({ variant, draw, deal: dealOfDay(this.#chosen, this.#today) });
  };
}
