import { randomUUID } from 'node:crypto';
import { sendSourceOfWealth } from '#contract/calls/account/source-of-wealth';
import { hashContactCode } from '#server/domains/account/contact/contact-change';
import { signed } from '#server/edges/identity/callback-signature';
import type { StandInIdentity } from '#server/edges/identity/open-identity';
import { hashToken, newToken } from '#server/plugins/session';
import { newPlayer } from '#tests/support/ledger';
import type { Prepare } from './asking';
import { cookieOf, type Stage } from './stage';

/** A saved method of the regular player that no other call uses. */
async function savedWallet({ database, players }: Stage): Promise<string> {
  const id = randomUUID();
  const wallet = { provider: 'sandbox', method: 'orbit_wallet', brand: 'orbit_wallet', title: id, expires: null, token: id };
  await database
    .insertInto('payment_profiles')
    .values({ ...wallet, id, player_id: players.regular })
    .execute();
  return id;
}

/** A waiting change of the regular player's email, by the code 123456: the tokens of its two links. */
async function emailChange({ database, players, platform }: Stage) {
  const tokens = { confirm: newToken(), undo: newToken() };
  const salt = Buffer.alloc(16);
  await database.deleteFrom('contact_changes').where('player_id', '=', players.regular).execute();
  const now = platform.clock.now();
  const { email } = await database.selectFrom('players').select('email').where('id', '=', players.regular).executeTakeFirstOrThrow();
  const later = new Date(now.getTime() + 60_000);
  await database
    .insertInto('contact_changes')
    .values({
      player_id: players.regular,
      kind: 'email',
      // The same address, so that the suite's player keeps it.
      old_value: email,
      new_value: email,
      token_hash: hashToken(tokens.confirm),
      code_salt: salt,
      code_hash: hashContactCode(salt, '123456'),
      undo_hash: hashToken(tokens.undo),
      requested_at: now,
      expires_at: later,
      undo_until: later,
    })
    .execute();
  return tokens;
}

/** Prepares the data that the examples of account calls need to succeed. */
export const preparedAccount: Record<string, Prepare> = {
  'account.close': async (stage) => {
    const player = await newPlayer(stage.database);
    return { body: { reason: 'not_playing', erases: false }, by: { player, cookie: await cookieOf(stage, player) } };
  },
  'account.identity-check-start': async (stage) => {
    const player = await newPlayer(stage.database);
    await stage.database
      .updateTable('players')
      .set({ first_name: 'Ada', last_name: 'Orbit', date_of_birth: '1990-01-01', country: 'DE' })
      .where('id', '=', player)
      .execute();
    return { by: { player, cookie: await cookieOf(stage, player) } };
  },
  'account.identity-callback': async ({ database, players, platform }) => {
    const check = randomUUID();
    const now = platform.clock.now();
    await database
      .insertInto('identity_checks')
      .values({ id: check, player_id: players.regular, provider: 'stand-in', started_at: now })
      .execute();
    const secret = (platform.identity as StandInIdentity).secret;
    return { body: signed(secret, { event: check, check, result: 'review', at: now.toISOString() }) };
  },
  'account.source-of-wealth-send': async (stage) => {
    const player = await newPlayer(stage.database);
    return { body: sendSourceOfWealth.example.body, by: { player, cookie: await cookieOf(stage, player) } };
  },
  'account.contact-change-code': async (stage) => {
    await emailChange(stage);
    return { body: { kind: 'email', code: '123456' } };
  },
  'account.contact-change-look': async (stage) => ({ query: { token: (await emailChange(stage)).confirm } }),
  'account.contact-change-confirm': async (stage) => ({ body: { token: (await emailChange(stage)).confirm } }),
  'account.contact-change-undo': async (stage) => ({ body: { token: (await emailChange(stage)).undo } }),
  'cashbox.saved-method-remove': async (stage) => ({ params: { id: await savedWallet(stage) } }),
};
