import { Game, resolveRules } from '@canfield-game/engine';

/** Every rule is a setting; a variant is a row of them, and yours go over it. */
export function ownRules(settings: string) {
  const rules = resolveRules(JSON.parse(settings));
  if (!rules.ok) return { wrong: rules.problem.message };
  const game = Game.random(rules.value, Math.random);
  return { rules: rules.value, code: game.code };
}
