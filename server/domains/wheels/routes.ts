import { getLootboxes, openLootbox } from '#contract/calls/wheels';
import { isListed } from '#rules/wheels/listed';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { openBox } from './open';
import { boxInTime, presentLootbox } from './present';
import { boxesOf } from './store';

/** Routes for listing and opening loot boxes. */
export const wheelRoutes: Domain = (app, platform) => {
  const { database, clock, dice } = platform;

  serve(app, platform, getLootboxes, async ({ player }) => {
    const now = clock.now();
    const rows = await boxesOf(database, player.player);
    return { data: rows.filter((row) => isListed(boxInTime(row), now.getTime())).map((row) => presentLootbox(row, now)) };
  });

  serve(app, platform, openLootbox, ({ params, player, once }) =>
    once((transaction) => openBox(transaction, { id: Number(params.id), player: player.player, dice, now: clock.now() })),
  );
};
