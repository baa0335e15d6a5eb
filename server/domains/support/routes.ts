import * as call from '#contract/calls/support';
import { inTransaction } from '#server/database/connection';
import { recordAttempt } from '#server/domains/account/sign-in/attempts-store';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { refuseIfEarly } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { conversationOf, markRead, restore, takeContactMessage, writeMessage } from './service';
import { findConversation } from './store';

const visitorOf = (player: Session | null, restoreId: string | undefined) => ({ player: player?.player ?? null, restoreId });

/** Routes for the chat with support and the contact form (SUPP-001, SUPP-002). */
export const supportRoutes: Domain = (app, platform) => {
  const { database, clock, environment } = platform;

  serve(app, platform, call.sendContactMessage, async ({ body, player, locale, brand, network, once }) => {
    const waitMs = environment.rateLimits ? await recordAttempt(database, 'contact.address', network, clock.now()) : 0;
    refuseIfEarly('rate_limited', waitMs);
    return once((transaction) =>
      takeContactMessage(transaction, body, { player: player?.player ?? null, locale, brand: brand.id, now: clock.now() }),
    );
  });

  serve(app, platform, call.getConversation, ({ player, query }) =>
    conversationOf(database, visitorOf(player, query.restore_id), player?.groups ?? null),
  );

  serve(app, platform, call.sendChatMessage, ({ body: { text, restore_id }, player, locale, once }) =>
    once((transaction) =>
      writeMessage(transaction, { ...visitorOf(player, restore_id), groups: player?.groups ?? null, locale, now: clock.now() }, text),
    ),
  );

  serve(app, platform, call.markConversationRead, ({ body: { message, restore_id }, player }) =>
    inTransaction(database, (transaction) => markRead(transaction, visitorOf(player, restore_id), message)),
  );

  serve(app, platform, call.getRestoreId, async ({ player }) => ({
    restore_id: (await findConversation(database, player))?.restore_id ?? null,
  }));

  serve(app, platform, call.setRestoreId, ({ body, player, locale, once }) =>
    once((transaction) =>
      restore(transaction, { player: player.player, groups: player.groups, restoreId: body.restore_id, locale, now: clock.now() }),
    ),
  );
};
