import type { Prize } from '#contract/fields/config/prizes';
import { catalogue } from '#rules/games/catalogue';
import type { AdventureDay } from '#rules/vip/adventure';

/** Where free spins of the calendar are played: in the game that the step names, else in the first slot of the house. */
function gameOf({ variables }: AdventureDay): string {
  const slots = catalogue().filter(({ kind, jackpot }) => kind === 'slots' && !jackpot);
  return (slots.find(({ title }) => title === variables.game) ?? slots[0]!).identifier;
}

/** What a step brings (ADV-001): bonus money, free spins, or both with the extra last one. */
export function prizesOf(step: AdventureDay): Prize[] {
  const { title, freespins_count, bonus_amount } = step.prize;
  const result_bonus = { wager: step.condition.wager, max_win: {} };
  return [
    ...(freespins_count ? [{ type: 'freespins' as const, title, attributes: { freespins_count, game: gameOf(step) }, result_bonus }] : []),
    ...(bonus_amount ? [{ type: 'bonus' as const, title, attributes: { bonus_amount }, result_bonus }] : []),
  ];
}
