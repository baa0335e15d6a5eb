import { catalogue } from '#rules/games/catalogue';

/** The game of the club's free spins: the one with a title, otherwise the house's first slot. */
export function spinsGame(wanted?: string): string {
  const slots = catalogue().filter(({ kind, jackpot }) => kind === 'slots' && !jackpot);
  return (slots.find(({ title }) => title === wanted) ?? slots[0]!).identifier;
}
