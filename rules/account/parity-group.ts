import { groups } from './groups';

/** The group by the parity of a player's id: 544 for an odd one, 543 for an even one (AUTH-014). */
export function parityGroup(playerId: number): number {
  return playerId % 2 === 0 ? groups.evenId : groups.oddId;
}
