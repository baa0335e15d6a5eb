import type { Prize } from '#contract/fields/config/prizes';
import type { AdventureDay } from '#rules/vip/adventure';
import { spinsGame } from './spins-game';

/** What a step brings (ADV-001): bonus money, free spins, or both with the extra last one. */
export function prizesOf(step: AdventureDay): Prize[] {
  const { title, freespins_count, bonus_amount } = step.prize;
  const result_bonus = { wager: step.condition.wager, max_win: {} };
  return [
    ...(freespins_count ? [{ type: 'freespins' as const, title, attributes: { freespins_count, game: spinsGame(step.variables.game) }, result_bonus }] : []),
    ...(bonus_amount ? [{ type: 'bonus' as const, title, attributes: { bonus_amount }, result_bonus }] : []),
  ];
}
