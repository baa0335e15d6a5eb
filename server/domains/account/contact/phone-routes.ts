import * as call from '#contract/calls/account/phone-change';
import { inTransaction } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { visitorOf } from '../sign-in/visitor';
import { whereOf } from '../sign-in/where';
import { cancelPhone, confirmPhone, phoneOfCode, readPhone, requestPhone, spendPhoneRequest, undoPhone } from './phone-change';

/** How the phone number of an account is confirmed and changes. */
export const phoneRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, call.getPhoneChange, ({ player }) => readPhone(database, player.player, clock.now()));

  serve(app, platform, call.requestPhoneChange, async ({ player, body, request, once }) => {
    await spendPhoneRequest(platform, player);
    const asked = { player: player.player, phone: body.phone, where: whereOf(visitorOf(request)) };
    return once((transaction) => requestPhone(transaction, asked, clock.now()));
  });

  serve(app, platform, call.cancelPhoneChange, ({ player }) =>
    inTransaction(database, (transaction) => cancelPhone(transaction, player.player, clock.now())),
  );

  serve(app, platform, call.confirmPhoneChange, async ({ player, body, request }) => {
    const id = await phoneOfCode(platform, player.player, body.code);
    return inTransaction(database, (transaction) => confirmPhone(transaction, id, whereOf(visitorOf(request)), clock.now()));
  });

  serve(app, platform, call.undoPhoneChange, async ({ body, request }) => {
    await inTransaction(database, (transaction) => undoPhone(transaction, body.token, whereOf(visitorOf(request)), clock.now()));
    return {};
  });
};
