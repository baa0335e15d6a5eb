import * as calls from '#contract/calls/cashbox/saved-methods';
import { inTransaction, type Queries, type Transaction } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { configsOf } from '../../config/configs';
import { chooseDefault, removeSaved, restoreSaved, savedMethodsOf } from './saved-methods';

/** Routes for saved cards and accounts: list, choose a default, remove and restore (CASH-007). */
export const savedMethodRoutes: Domain = (app, platform) => {
  const { database, clock, payments: provider } = platform;

  async function list(queries: Queries, player: number, transaction?: Transaction) {
    const { bins } = await configsOf(platform).get('blocked-cards', transaction);
    return { data: await savedMethodsOf(queries, { provider, player, blockedBins: bins, now: clock.now() }) };
  }

  const changed = (player: number, work: (transaction: Transaction) => Promise<void>) =>
    inTransaction(database, async (transaction) => {
      await work(transaction);
      return list(transaction, player, transaction);
    });

  serve(app, platform, calls.getSavedMethods, ({ player }) => list(database, player.player));

  serve(app, platform, calls.setDefaultMethod, ({ player, params }) =>
    changed(player.player, (transaction) => chooseDefault(transaction, player.player, params.id)),
  );

  serve(app, platform, calls.removeSavedMethod, ({ player, params }) =>
    changed(player.player, (transaction) => removeSaved(transaction, player.player, params.id, clock.now())),
  );

  serve(app, platform, calls.restoreSavedMethod, ({ player, params }) =>
    changed(player.player, (transaction) => restoreSaved(transaction, player.player, params.id, clock.now())),
  );
};
