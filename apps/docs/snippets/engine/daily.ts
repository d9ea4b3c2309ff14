import { variantNames } from '@canfield-game/engine';
import { dailyCode } from '@canfield-game/engine/daily';

/** The deals of a day in all variants, the same for everybody. */
export function dealsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return Object.fromEntries(variantNames.map((variant) => [variant, dailyCode({ year, month, day }, variant)]));
}
