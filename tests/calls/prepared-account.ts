import { randomUUID } from 'node:crypto';
import { hashPhoneCode } from '#server/domains/account/contact/phone-change';
import { hashToken, newToken } from '#server/plugins/session';
import { newPlayer } from '#tests/support/ledger';
import type { Prepare } from './asking';
import { cookieOf, type Stage } from './stage';

/** A saved method of the regular player's that no other call uses. */
async function savedWallet({ database, players }: Stage): Promise<string> {
  const id = randomUUID();
  const wallet = { provider: 'sandbox', method: 'orbit_wallet', brand: 'orbit_wallet', title: id, expires: null, token: id };
  await database
    .insertInto('payment_profiles')
    .values({ ...wallet, id, player_id: players.regular })
    .execute();
  return id;
}

/** A change of the regular player's phone: waiting for the code 123456, or confirmed, with the token that takes it back. */
async function phoneChange({ database, players, platform }: Stage, isConfirmed: boolean): Promise<string> {
  const now = platform.clock.now();
  const token = newToken();
  const salt = Buffer.alloc(16);
  const later = new Date(now.getTime() + 60 * 60_000);
  await database.deleteFrom('phone_changes').where('player_id', '=', players.regular).execute();
  await database
    .insertInto('phone_changes')
    .values({
      player_id: players.regular,
      old_phone: '+49 30 5550102',
      new_phone: '+49 30 5550199',
      code_salt: salt,
      code_hash: hashPhoneCode(salt, '123456'),
      undo_hash: hashToken(token),
      requested_at: now,
      expires_at: later,
      undo_until: later,
      confirmed_at: isConfirmed ? now : null,
    })
    .execute();
  return token;
}

/** What account calls need for their examples to succeed. */
export const preparedAccount: Record<string, Prepare> = {
  'account.close': async (stage) => {
    const player = await newPlayer(stage.database);
    return { body: { reason: 'not_playing', erases: false }, by: { player, cookie: await cookieOf(stage, player) } };
  },
  'account.phone-change-confirm': async (stage) => {
    await phoneChange(stage, false);
    return { body: { code: '123456' } };
  },
  'account.phone-change-undo': async (stage) => ({ body: { token: await phoneChange(stage, true) } }),
  'cashbox.saved-method-remove': async (stage) => ({ params: { id: await savedWallet(stage) } }),
};
