import type { Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { readGroups } from '../account/players/users';
import { notify } from '../notifications/notify';
import { issueLootbox } from './issue';

/** Loot boxes for a player; `origin` is their source, which issues once. */
export interface BoxesGiven {
  player: number;
  origin: string;
  count: number;
  now: Date;
}

/** Issues loot boxes and notifies: a live event each, one notification and push. Returns how many were new. */
export async function giveLootboxes(
  deps: Pick<Platform, 'database' | 'clock' | 'log'>,
  transaction: Transaction,
  { player, origin, count, now }: BoxesGiven,
): Promise<number> {
  const groups = await readGroups(transaction, player);
  let given = 0;
  for (let nth = 1; nth <= count; nth += 1) {
    const id = await issueLootbox(deps, transaction, { player, groups, wheel: 'wheel-config', origin: `${origin}:${nth}`, now });
    if (id !== null) given += 1;
  }
  if (given === 0) return 0;
  await notify(
    transaction,
    player,
    {
      type: 'bonuses_changes',
      category: 'bonuses',
      title: 'wheels.note.boxes.title',
      text: 'wheels.note.boxes.text',
      values: { count: given },
      icon: 'gift',
      button: { title: 'wheels.note.boxes.button', path: '/rocketmart-wheel' },
    },
    now,
  );
  return given;
}
