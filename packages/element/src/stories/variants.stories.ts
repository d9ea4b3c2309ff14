import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { table } from './table.js';

const meta: Meta = { title: 'Variants', component: 'canfield-game', render: table, args: { motion: 'none' } };

export default meta;

const dealt = (deal: string): StoryObj => ({ args: { deal } });

/** The game as it is known best. */
export const Canfield = dealt('CF1-D3-AAAAACL');

/** Only whole columns move, and an empty one takes the waste's top. */
export const American = dealt('AC1-D3-AAAAACL');

/** The twos are laid out, columns are built in suit, two redeals. */
export const Storehouse = dealt('SH1-D1-AAAAACL');

/** All of the reserve is seen, empty columns are the player's. */
export const Superior = dealt('SC1-D3-AAAAACL');

/** One card at a time, two redeals. */
export const Rainfall = dealt('RF1-D1-AAAAACL');

/** Any suit goes on any, no redeal. */
export const Rainbow = dealt('RB1-D1-AAAAACL');

/** Three columns, a reserve of twelve, no redeal. */
export const Chameleon = dealt('CH1-D1-AAAAACL');

/** The player chooses the base card. */
export const Selective = dealt('SE1-D3-AAAAACL');

/** Three cards at a time, then two, then one. */
export const Rush = dealt('CR1-D3-AAAAACL');

/** The deck is paid for, every card on a foundation pays. */
export const Casino = dealt('CC1-D1-AAAAACL');
