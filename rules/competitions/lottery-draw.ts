import type { Dice } from '../dice';

/**
 * The winning tickets, first place first (LOTT-002): numbers from 1 to `tickets`, each equally likely and none twice. Fewer
 * than `prizes` if there are fewer tickets. A player with several tickets may win several times.
 */
export function drawTickets({ tickets, prizes, dice }: { tickets: number; prizes: number; dice: Dice }): number[] {
  // A partial shuffle: only the swapped numbers are stored.
  const moved = new Map<number, number>();
  const drawn: number[] = [];
  for (let place = 0; place < Math.min(prizes, tickets); place += 1) {
    const at = place + dice.int(tickets - place);
    drawn.push((moved.get(at) ?? at) + 1);
    moved.set(at, moved.get(place) ?? place);
  }
  return drawn;
}
