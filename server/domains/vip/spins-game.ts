import { catalogue } from '#rules/games/catalogue';

/** Where free spins of the club are played: in the game of a title, else in the first slot of the house. */
export function spinsGame(wanted?: string): string {
  const slots = catalogue().filter(({ kind, jackpot }) => kind === 'slots' && !jackpot);
  return (slots.find(({ title }) => title === wanted) ?? slots[0]!).identifier;
}
