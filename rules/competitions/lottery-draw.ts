import type { Dice } from '../dice';

/**
 * The tickets that win, the first place first (LOTT-002): numbers from 1 to `tickets`, each as likely as any other and none
 * twice. Fewer than `prizes` where there are fewer tickets. A player who holds several may win with several.
 */
export function drawTickets({ tickets, prizes, dice }: { tickets: number; prizes: number; dice: Dice }): number[] {
  // A shuffle of all the numbers, cut short; only what has been moved is kept.
  const moved = new Map<number, number>();
  const drawn: number[] = [];
  for (let place = 0; place < Math.min(prizes, tickets); place += 1) {
    const at = place + dice.int(tickets - place);
    drawn.push((moved.get(at) ?? at) + 1);
    moved.set(at, moved.get(place) ?? place);
  }
  return drawn;
}
