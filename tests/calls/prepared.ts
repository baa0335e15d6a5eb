import { randomUUID } from 'node:crypto';
import { buyTickets } from '#contract/calls/competitions';
import { signIn } from '#contract/calls/account';
import { sendDocumentPart } from '#contract/calls/account/documents';
import type { Call } from '#contract/call';
import { receiveCallback } from '#contract/calls/cashbox';
import { removeFavoriteGame } from '#contract/calls/games';
import { type InitResponse, providerInit, providerSettle, providerWager, type WagerResponse } from '#contract/calls/provider';
import { inTransaction } from '#server/database/connection';
import { issueGift } from '#server/domains/gifts/give';
import { configsOf } from '#server/domains/config/configs';
import { setConfig } from '#server/domains/config/store';
import { makeSecret } from '#server/domains/account/mails/mail-secrets-store';
import { newChallenge } from '#server/domains/account/passkeys/passkey-challenges';
import { addPasskey } from '#server/domains/account/passkeys/passkeys';
import { codeOfStep, stepAt } from '#server/domains/account/two-factor/second-factor';
import { creditDeposit } from '#server/database/ledger';
import { hashToken, newToken } from '#server/plugins/session';
import { newPlayer } from '#tests/support/ledger';
import { PasskeyDevice } from '#tests/support/passkey-device';
import { type Prepare, type Request, send } from './asking';
import { generousLimit } from './generous-limit';
import { launched, slot, smallestStake } from './launched';
import { preparedAccount } from './prepared-account';
import { preparedLive } from './prepared-live';
import { cookieOf, type Stage } from './stage';

async function mailed({ database, platform }: Stage, purpose: 'confirm_email' | 'new_password'): Promise<string> {
  const player = await newPlayer(database);
  return (await makeSecret(database, player, purpose, platform.clock.now())).token;
}

/** An open round of mines, and its first closed tile. */
async function mined(stage: Stage) {
  const headers = await launched(stage, 'orbit-house:crater-mines');
  const { json: begun } = await send(stage, providerInit, { body: {}, headers }, null);
  const { open_round: left } = begun as InitResponse;
  const bet = { stake_cents: await smallestStake(stage, headers), choice: { game: 'mines', mines: 1 } };
  const round = left ?? ((await send(stage, providerWager, { body: bet, headers }, null)).json as WagerResponse);
  if (!('outcome' in round)) throw new Error(`no round of mines: ${JSON.stringify(round)}`);
  const opened = round.outcome.kind === 'mines' ? round.outcome.opened : [];
  return {
    headers,
    round_id: round.round_id,
    number: opened.length,
    tile: Array.from({ length: 25 }, (_, i) => i).find((tile) => !opened.includes(tile)),
  };
}

/** A passport of the regular player's whose bytes haven't been sent yet. */
async function announced({ database, players }: Stage, size: number): Promise<string> {
  const id = randomUUID();
  await database.insertInto('documents').values({ id, player_id: players.regular, kind: 'passport' }).execute();
  await database
    .insertInto('document_files')
    .values({ document_id: id, side: 'front', name: 'passport.png', size, type: 'image/png' })
    .execute();
  return id;
}

const site = { id: 'localhost', origin: 'http://localhost', name: 'Perigee' };
const secret = '3132333435363738393031323334353637383930';

/** The regular player's second factor, on or off; on, its secret is known here. */
async function secondFactor({ database, players }: Stage, isOn: boolean): Promise<void> {
  const factor = { two_factor_enabled: isOn, two_factor_secret: isOn ? secret : null };
  await database.updateTable('players').set(factor).where('id', '=', players.regular).execute();
}

/** A reset of the regular player's second factor that waits; the token that cancels it. */
async function waitingReset({ database, players, platform }: Stage): Promise<string> {
  const token = newToken();
  await database.deleteFrom('factor_resets').where('player_id', '=', players.regular).execute();
  const now = platform.clock.now();
  await database
    .insertInto('factor_resets')
    .values({ player_id: players.regular, cancel_hash: hashToken(token), requested_at: now, due_at: new Date(now.getTime() + 60_000) })
    .execute();
  return token;
}

/** A device that the regular player trusts. */
async function trusted({ database, players, platform }: Stage): Promise<string> {
  const now = platform.clock.now();
  const trust = {
    player_id: players.regular,
    token_hash: hashToken(newToken()),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + 60_000),
  };
  const { id } = await database.insertInto('trusted_devices').values(trust).returning('id').executeTakeFirstOrThrow();
  return id;
}

const registrationFor = async ({ database, platform, players }: Stage, device: PasskeyDevice) =>
  device.register({
    challenge: (await newChallenge(database, { kind: 'register', player: players.regular }, platform.clock.now())).toString('base64url'),
    rp: site,
  });

/** A passkey of the regular player's. */
async function passkey(stage: Stage): Promise<PasskeyDevice> {
  const { database, platform, players } = stage;
  await database.deleteFrom('passkeys').where('player_id', '=', players.regular).execute();
  const device = new PasskeyDevice();
  const credential = await registrationFor(stage, device);
  await inTransaction(database, (transaction) =>
    addPasskey(platform, transaction, players.regular, credential, site, { country: null, userAgent: null }),
  );
  return device;
}

/** A gift of the regular player's that can be claimed or forfeited. */
async function issued({ database, players }: Stage, type: 'bonus' | 'freespins'): Promise<Request> {
  const spins = type === 'freespins' && { freespins_total: 5, game: slot };
  const gift = {
    type,
    kind: type === 'bonus' ? 'cash' : 'freespins',
    group_key: 'suite',
    currency: 'EUR',
    amount_cents: 0,
    ...spins,
    source: randomUUID(),
  } as const;
  const id = await inTransaction(database, (transaction) => issueGift(transaction, players.regular, gift));
  return { params: { id: id! } };
}

/** A calendar that starts today, with the first step completed by a deposit of the regular player. */
async function stepOfToday({ database, platform, players }: Stage): Promise<Request> {
  const configs = configsOf(platform);
  const start_on = platform.clock.now().toISOString().slice(0, 10);
  await setConfig(database, 'vip-adventures', { ...(await configs.get('vip-adventures')), id: 'of-the-suite', start_on });
  configs.forget();
  await creditDeposit(database, { reference: randomUUID(), player: players.regular, currency: 'EUR', amount: 10_000 });
  return { params: { day: '1', step: '1' } };
}

/** Requests of calls whose example refers to something that has to be created first, by call id. */
export const prepared: Record<string, Prepare> = {
  'account.confirmation': async (stage) => ({ query: { confirmation_token: await mailed(stage, 'confirm_email') } }),
  'account.confirm-email': async (stage) => ({ body: { confirmation_token: await mailed(stage, 'confirm_email') } }),
  'account.password-link': async (stage) => ({ query: { reset_password_token: await mailed(stage, 'new_password') } }),
  'account.password-new': async (stage) => ({
    body: { user: { reset_password_token: await mailed(stage, 'new_password'), password: 'Orbit-and-back-8' } },
  }),
  'account.document-part': async (stage) => ({ ...sendDocumentPart.example, params: { id: await announced(stage, 16) } }),
  'account.document-withdraw': async (stage) => ({ params: { id: await announced(stage, 16) } }),
  'account.session-revoke': async (stage) => {
    const hash = hashToken(await cookieOf(stage, stage.players.regular));
    const { epoch } = await stage.database.selectFrom('sessions').select('epoch').where('token_hash', '=', hash).executeTakeFirstOrThrow();
    return { params: { id: epoch } };
  },
  'account.sign-in': async (stage) => {
    await secondFactor(stage, false);
    return signIn.example;
  },
  'account.two-factor-confirm': async ({ database, players, platform }) => {
    const now = platform.clock.now();
    const waiting = { secret, code_hashes: [Buffer.alloc(32)], expires_at: new Date(now.getTime() + 60_000) };
    await database
      .insertInto('factor_enrolments')
      .values({ player_id: players.regular, ...waiting })
      .onConflict((known) => known.column('player_id').doUpdateSet(waiting))
      .execute();
    return { body: { code: codeOfStep(secret, stepAt(now)) } };
  },
  'account.recovery-codes': async (stage) => {
    await secondFactor(stage, true);
    return {};
  },
  'account.factor-reset': async (stage) => ({ query: { token: await waitingReset(stage) } }),
  'account.factor-reset-cancel': async (stage) => ({ body: { token: await waitingReset(stage) } }),
  ...preparedAccount,
  'account.trusted-device-forget': async (stage) => ({ params: { id: await trusted(stage) } }),
  'account.passkey-add': async (stage) => {
    await stage.database.deleteFrom('passkeys').where('player_id', '=', stage.players.regular).execute();
    return { body: { credential: await registrationFor(stage, new PasskeyDevice()) } };
  },
  'account.passkey-rename': async (stage) => ({ params: { id: (await passkey(stage)).id }, body: { name: 'My phone' } }),
  'account.passkey-remove': async (stage) => ({ params: { id: (await passkey(stage)).id } }),
  'account.passkey-sign-in': async (stage) => {
    const challenge = (await newChallenge(stage.database, { kind: 'sign-in' }, stage.platform.clock.now())).toString('base64url');
    return { body: { credential: (await passkey(stage)).assert({ challenge, rpId: site.id }) } };
  },
  'games.round': async (stage) => {
    const headers = await launched(stage);
    const stake_cents = await smallestStake(stage, headers);
    const { json } = await send(stage, providerWager, { body: { stake_cents }, headers }, null);
    const { round_id } = json as WagerResponse;
    await send(stage, providerSettle, { body: { round_id }, headers }, null);
    return { params: { id: round_id } };
  },
  'cashbox.provider-callback': async ({ platform }) => {
    const { signature: _none, ...said } = receiveCallback.example.body;
    return { body: platform.payments.sign({ ...said, state: 'succeeded', event: randomUUID() }) };
  },
  'competitions.buy-tickets': async ({ database, players }) => {
    const points = { chargeable: 10_000, persistent: 10_000 };
    await database
      .insertInto('comp_points')
      .values({ player_id: players.regular, ...points })
      .onConflict((known) => known.column('player_id').doUpdateSet(points))
      .execute();
    return buyTickets.example;
  },
  'games.favorite-remove': async ({ database, players }) => {
    const { params } = removeFavoriteGame.example;
    const favorite = { player_id: players.regular, game_identifier: params.id };
    await database
      .insertInto('favorite_games')
      .values(favorite)
      .onConflict((known) => known.doNothing())
      .execute();
    return { params };
  },
  'gifts.activate-bonus': (stage) => issued(stage, 'bonus'),
  'gifts.activate-freespins': (stage) => issued(stage, 'freespins'),
  'gifts.cancel-bonus': (stage) => issued(stage, 'bonus'),
  'gifts.cancel-freespins': (stage) => issued(stage, 'freespins'),
  'config.sport': async ({ database, platform }) => {
    await setConfig(database, 'betting-config', { is_shown: true, host: null, countries_without: [] });
    configsOf(platform).forget();
    return { body: {} };
  },
  'limits.remove': async (stage) => ({ params: { id: String(await generousLimit(stage)) } }),
  'limits.confirm': async (stage) => {
    const token = newToken();
    await generousLimit(stage, token);
    return { body: { token } };
  },
  'support.restore-set': async ({ database }) => {
    const restore_id = newToken();
    await database.insertInto('support_conversations').values({ restore_id, player_id: null, chat_group: 26, locale: 'en' }).execute();
    return { body: { restore_id } };
  },
  'vip.claim': stepOfToday,
  ...preparedLive,
  'provider.init': async (stage) => ({ body: {}, headers: await launched(stage) }),
  'provider.close': async (stage) => ({ body: {}, headers: await launched(stage) }),
  'provider.wager': async (stage) => {
    const headers = await launched(stage);
    return { body: { stake_cents: await smallestStake(stage, headers) }, headers };
  },
  'provider.act': async (stage) => {
    const { headers, round_id, number, tile } = await mined(stage);
    return { body: { round_id, number, act: { kind: 'open', tile } }, headers };
  },
  'provider.look': async (stage) => {
    const { headers, round_id } = await mined(stage);
    return { body: { round_id }, headers };
  },
  'provider.settle': async (stage) => {
    const headers = await launched(stage);
    const { json } = await send(stage, providerWager, { body: { stake_cents: await smallestStake(stage, headers) }, headers }, null);
    return { body: { round_id: (json as { round_id: string }).round_id }, headers };
  },
};

/** The request that succeeds for the regular player. */
export async function requestOf(stage: Stage, call: Call): Promise<Request> {
  return (await prepared[call.id]?.(stage)) ?? call.example;
}
