import { svg } from 'lit';

/** A plus in a card: a new deal. */
export const newIcon = svg`<path d="M7 3.5h10a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM12 9v6M9 12h6"/>`;

/** An arrow that turns back. */
export const undoIcon = svg`<path d="M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9"/>`;

/** An arrow that turns forward. */
export const redoIcon = svg`<path d="m16 5 4 4-4 4M20 9h-9.5a5.5 5.5 0 0 0 0 11H15"/>`;

/** A bulb that is lit. */
export const hintIcon = svg`<path d="M9.5 18.5h5M10.5 21.5h3M9.5 15.5a3 3 0 0 0-.9-1.9 5.5 5.5 0 1 1 6.8 0 3 3 0 0 0-.9 1.9z"/>`;

/** A book that lies open. */
export const rulesIcon = svg`<path d="M12 6.8C9.8 5.2 7 4.7 3.5 5v13c3.5-.3 6.3.2 8.5 1.8 2.2-1.6 5-2.1 8.5-1.8V5c-3.5-.3-6.3.2-8.5 1.8zM12 6.8v13"/>`;

/** Two sheets, one on the other. */
export const copyIcon = svg`<path d="M9 9V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-3M6 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z"/>`;

/** Three bars of a chart. */
export const statisticsIcon = svg`<path d="M5 20v-6M12 20V5M19 20v-9"/>`;

/** Two sliders. */
export const settingsIcon = svg`<path d="M4 8h9M19 8h1M4 16h1M11 16h9"/><circle cx="16" cy="8" r="2.6"/><circle cx="8" cy="16" r="2.6"/>`;

/** Three points. */
export const moreIcon = svg`<path d="M5.5 12h.01M12 12h.01M18.5 12h.01" stroke-width="3.4"/>`;

/** A sheet of a calendar. */
export const calendarIcon = svg`<path d="M6 5.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 10.5h16M8.5 3v5M15.5 3v5"/>`;

/** An arrowhead against the direction of reading, and one along it. */
export const earlierIcon = svg`<path d="m14.5 5.5-6.5 6.5 6.5 6.5"/>`;
export const laterIcon = svg`<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>`;

/** A triangle that points on. */
export const playIcon = svg`<path d="M8 5.2v13.6L19 12z" fill="currentColor"/>`;

/** Two bars. */
export const pauseIcon = svg`<path d="M9 5.5v13M15 5.5v13" stroke-width="3.2"/>`;

/** A triangle that points back to a bar. */
export const backIcon = svg`<path d="M17 5.6v12.8L8 12zM6 6v12" fill="currentColor"/>`;

/** A triangle that points on to a bar. */
export const onIcon = svg`<path d="M7 5.6v12.8L16 12zM18 6v12" fill="currentColor"/>`;

/** A card that is put down by an arrow. */
export const takeOverIcon = svg`<path d="M11 3.5h6.5a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H11M4 12h10M10.5 8l4 4-4 4"/>`;

/** Three points, the first joined to both others. */
export const shareIcon = svg`<circle cx="6.5" cy="12" r="2.6"/><circle cx="17" cy="6" r="2.6"/><circle cx="17" cy="18" r="2.6"/><path d="m8.8 10.7 5.9-3.4M8.8 13.3l5.9 3.4"/>`;
