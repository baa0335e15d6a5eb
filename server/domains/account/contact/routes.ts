import * as call from '#contract/calls/account';
import { inTransaction } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { visitorOf } from '../sign-in/visitor';
import { whereOf } from '../sign-in/where';
import {
  cancelChange,
  changeOfCode,
  changeOfLink,
  confirmChange,
  lookAtChange,
  readPending,
  requestChange,
  spendRequest,
  undoChange,
} from './email-change';

/** How the email of an account changes. */
export const contactRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, call.getEmailChange, ({ player }) => readPending(database, player.player, clock.now()));

  serve(app, platform, call.requestEmailChange, async ({ player, body, request, once }) => {
    await spendRequest(platform, player);
    const visitor = visitorOf(request);
    const asked = { player: player.player, email: body.email, locale: visitor.locale, where: whereOf(visitor) };
    return once((transaction) => requestChange(transaction, asked, clock.now()));
  });

  serve(app, platform, call.cancelEmailChange, ({ player, request }) =>
    inTransaction(database, async (transaction) => {
      await cancelChange(transaction, player.player, whereOf(visitorOf(request)), clock.now());
      return { pending: null };
    }),
  );

  serve(app, platform, call.lookAtEmailChange, ({ query }) => lookAtChange(platform, query.token));

  serve(app, platform, call.confirmEmailChange, async ({ player, body, request }) => {
    if (!('token' in body) && !player) throw refuse('signed_out');
    const id =
      'token' in body ? await changeOfLink(database, body.token, 'confirm') : await changeOfCode(platform, player!.player, body.code);
    await inTransaction(database, (transaction) => confirmChange(transaction, id, whereOf(visitorOf(request)), clock.now()));
    return {};
  });

  serve(app, platform, call.undoEmailChange, async ({ body, request }) => {
    const id = await changeOfLink(database, body.token, 'undo');
    await inTransaction(database, (transaction) => undoChange(transaction, id, whereOf(visitorOf(request)), clock.now()));
    return {};
  });
};
