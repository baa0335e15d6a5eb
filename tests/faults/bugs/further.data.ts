import type { SeededBug } from './bug.ts';

/** Bugs of every area that no test beside the code had noticed. */
export const furtherBugs: readonly SeededBug[] = [
  {
    rule: 'LOTT-002b',
    name: 'a lottery’s first ticket has the number 0',
    file: 'server/database/functions/give_tickets.sql',
    from: 'v_last - p_count + 1, v_last,',
    to: 'v_last - p_count, v_last - 1,',
    proof: 'server/domains/competitions/lotteries/lotteries.test.ts',
  },
  {
    name: 'a live table’s watchers who left still count for their address',
    file: 'server/domains/live/rooms.ts',
    from: 'if (here > 0) this.byNetwork.set(stream.network, here);\n    else this.byNetwork.delete(stream.network);',
    to: 'void here;',
    proof: 'server/domains/live/rooms.test.ts',
  },
  {
    name: 'an address may watch any number of live tables',
    file: 'server/domains/live/rooms.ts',
    from: 'this.byNetwork.set(stream.network, here)',
    to: 'this.byNetwork.delete(stream.network)',
    proof: 'server/domains/live/rooms.test.ts',
  },
  {
    name: 'a live table that changes while it’s read stays as it was',
    file: 'server/domains/live/rooms.ts',
    from: 'if (room.reading) room.isStale = true;',
    to: 'if (room.reading) return;',
    proof: 'server/domains/live/rooms.test.ts',
  },
  {
    name: 'a page that couldn’t be loaded is kept',
    file: 'src/shell/kept-pages/kept-pages.tsx',
    from: " && page.status !== 'error'",
    to: '',
    proof: 'src/shell/kept-pages/kept-pages.test.tsx',
  },
  {
    name: 'a page that isn’t there is kept',
    file: 'src/shell/kept-pages/kept-pages.tsx',
    from: " && page.status !== 'notFound'",
    to: '',
    proof: 'src/shell/kept-pages/kept-pages.test.tsx',
  },
  {
    rule: 'VIP-003c',
    name: 'a level is lowered though its target was met in the meantime',
    file: 'server/domains/vip/review.ts',
    from: 'const [still] = await fallen(transaction, now, player);',
    to: 'const [still] = [(await fallen(transaction, now, player))[0] ?? { player, level: 258 as VipStatusId }];',
    proof: 'server/domains/vip/club.test.ts',
  },
  {
    name: 'a push job that runs twice waits twice',
    file: 'server/domains/notifications/push-job.ts',
    from: ', key: pushKey(task)',
    to: '',
    proof: 'server/domains/notifications/push-once.test.ts',
  },
  {
    name: 'a device gets a retried push once for each run of its job',
    file: 'server/domains/notifications/push-job.ts',
    from: ', key: pushKey(again)',
    to: '',
    proof: 'server/domains/notifications/push-once.test.ts',
  },
  {
    name: 'a notification’s push job has no key',
    file: 'server/domains/notifications/notify.ts',
    from: ', { key: pushKey({ notification: notification.id }) }',
    to: '',
    proof: 'server/domains/notifications/push-once.test.ts',
  },
];
