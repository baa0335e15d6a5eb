import type { Prize } from '#contract/fields/config/prizes';
import { withAmount } from '#rules/wheels/prize-title';
import type { AdventureDay } from '#rules/vip/adventure';
import { spinsGame } from './spins-game';

/** What a step brings a player of a currency (ADV-001): bonus money, free spins, or both with the extra last one. */
export function prizesOf(step: AdventureDay, currency: string): Prize[] {
  const { freespins_count, bonus_amount } = step.prize;
  const title = withAmount(step.prize.title, bonus_amount, currency);
  const result_bonus = { wager: step.condition.wager, max_win: {} };
  return [
    ...(freespins_count
      ? [{ type: 'freespins' as const, title, attributes: { freespins_count, game: spinsGame(step.variables.game) }, result_bonus }]
      : []),
    ...(bonus_amount ? [{ type: 'bonus' as const, title, attributes: { bonus_amount }, result_bonus }] : []),
  ];
}
