import * as call from '#contract/calls/account';
import { inTransaction } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { visitorOf } from '../sign-in/visitor';
import { whereOf } from '../sign-in/where';
import {
  cancelChange,
  changeOfCode,
  changeOfLink,
  confirmChange,
  checkChange,
  readContacts,
  requestChange,
  spendRequest,
  undoChange,
} from './contact-change';

/** Routes for confirming and changing email and phone of an account. */
export const contactRoutes: Domain = (app, platform) => {
  const { database, clock, environment } = platform;

  serve(app, platform, call.getContactChanges, ({ player }) => readContacts(database, player.player, clock.now()));

  serve(app, platform, call.requestContactChange, async ({ player, body, request, once }) => {
    await spendRequest(platform, player, body.kind);
    const visitor = visitorOf(request);
    const context = { ...body, player: player.player, locale: visitor.locale, where: whereOf(visitor), isPaced: environment.rateLimits };
    return once((transaction) => requestChange(transaction, context, clock.now()));
  });

  serve(app, platform, call.cancelContactChange, ({ player, params, request }) =>
    inTransaction(database, (transaction) =>
      cancelChange(transaction, player.player, params.kind, whereOf(visitorOf(request)), clock.now()),
    ),
  );

  serve(app, platform, call.enterContactCode, async ({ player, body, request }) => {
    const id = await changeOfCode(platform, player.player, body.kind, body.code);
    return inTransaction(database, async (transaction) => {
      await confirmChange(transaction, id, whereOf(visitorOf(request)), clock.now());
      return readContacts(transaction, player.player, clock.now());
    });
  });

  serve(app, platform, call.lookAtContactChange, ({ query }) => checkChange(platform, query.token));

  serve(app, platform, call.confirmContactChange, async ({ body, request }) => {
    const id = await changeOfLink(database, body.token, 'confirm');
    await inTransaction(database, (transaction) => confirmChange(transaction, id, whereOf(visitorOf(request)), clock.now()));
    return {};
  });

  serve(app, platform, call.undoContactChange, async ({ body, request }) => {
    const id = await changeOfLink(database, body.token, 'undo');
    await inTransaction(database, (transaction) => undoChange(transaction, id, whereOf(visitorOf(request)), clock.now()));
    return {};
  });
};
