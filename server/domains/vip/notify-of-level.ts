import type { VipStatusKey } from '#contract/fields/vip';
import type { Transaction } from '#server/database/connection';
import { emit } from '#server/realtime/emit';
import { textOf } from '#server/texts';
import { readGroups } from '../account/players/users';
import { notify } from '../notifications/notify';

const words = {
  up: { title: 'vip.notice.title', text: 'vip.notice.text' },
  down: { title: 'vip.notice.down.title', text: 'vip.notice.down.text' },
} as const;

/** Notifies a player of a level change: groups to the player's streams, a notification and a push (VIP-003, VIP-005, RT-001). */
export async function notifyOfLevel(
  transaction: Transaction,
  player: number,
  { level, news }: { level: VipStatusKey; news: keyof typeof words },
  now: Date,
): Promise<void> {
  await emit(transaction, player, 'groups_updates', { groups: await readGroups(transaction, player) });
  await notify(
    transaction,
    player,
    {
      type: 'personal',
      category: 'account',
      ...words[news],
      values: (locale) => ({ level: textOf(locale, `vip.level.${level}`) }),
      icon: 'trophy',
      button: { title: 'vip.to-club', path: '/vip' },
    },
    now,
  );
}
