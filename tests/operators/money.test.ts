import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from '#rules/games/catalogue';
import { balanceOf } from '#server/database/ledger';
import { cashboxJobs } from '#server/domains/cashbox/jobs';
import { createDeposit } from '#server/domains/cashbox/payments/deposits';
import { handleWebhook } from '#server/domains/cashbox/provider/provider-status';
import { findPayment } from '#server/domains/cashbox/store';
import { isPlayStopped } from '#server/domains/games/stops-store';
import { setLimit } from '#server/domains/limits/service';
import { act, cashboxPlatform, contextOf, newCashboxPlayer, runSteps, saying } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { bet, newPlayer } from '#tests/support/ledger';
import { OPERATOR, operatorCommands } from '#tests/support/operator-command';

const { database, url } = ownDatabase();
const run = operatorCommands(url);
const platform = cashboxPlatform(database);

const emailOf = async (player: number) =>
  (await database.selectFrom('players').select('email').where('id', '=', player).executeTakeFirstOrThrow()).email;
const audited = (kind: string) =>
  database.selectFrom('audit_log').select(['actor', 'details']).where('kind', '=', kind).orderBy('id').execute();

/** A deposit to a wallet that arrives in a break, and whose return fails. Returns the payout. */
async function failedReturn(player: number): Promise<string> {
  const request = { method: 'orbit_wallet', amount_cents: 5000, currency: 'EUR', fields: { email: 'ada@orbit.example' } };
  const deposit = (await runSteps(database, createDeposit(contextOf(player), request))).payment.id;
  await act(database, (transaction) => setLimit(transaction, player, { type: 'selfexclusion', period: 'month_6' }, contextOf(player)));
  await handleWebhook(platform, saying(deposit, 'succeeded'));
  const { id } = await database.selectFrom('payments').select('id').where('returns', '=', deposit).executeTakeFirstOrThrow();
  await cashboxJobs.payout(platform, { payment: id });
  await handleWebhook(platform, saying(id, 'declined'));
  return id;
}

it('npm run payments lists a failed return, and sends it again to where it went or to a bank account', async () => {
  const player = await newCashboxPlayer(database);
  const failed = await failedReturn(player);
  expect((await run('payments', 'returns')).said).toMatch(new RegExp(`${failed} +${await emailOf(player)} +orbit_wallet +5000 EUR`));
  expect((await run('payments', 'again', failed)).code).toBe(1);
  const { said } = await run('payments', 'again', failed, 'wallet', 'open', 'again');
  const again = / again as ([\w-]+)\./.exec(said)?.[1] ?? '';
  expect(await findPayment(database, again, player)).toMatchObject({ method: 'orbit_wallet', state: 'pending' });
  await cashboxJobs.payout(platform, { payment: again });
  await handleWebhook(platform, saying(again, 'declined'));
  expect((await run('payments', 'bank', again, 'DE89 3704 0044 0532 0130 00', 'closed')).code).toBe(0);
  const sent = database.selectFrom('payments').select(['method', 'fields']).where('player_id', '=', player).orderBy('created_at', 'desc');
  expect(await sent.executeTakeFirst()).toMatchObject({ method: 'bank', fields: { iban: 'DE89370400440532013000' } });
  expect(await audited('deposit_return_sent_again')).toMatchObject([
    { actor: OPERATOR, details: { reason: 'wallet open again' } },
    { actor: OPERATOR, details: { reason: 'closed' } },
  ]);
  expect((await run('payments', 'returns')).said).toBe('No refund has failed.\n');
});

it('npm run payments -- rest pays out a balance in the named currency', async () => {
  const player = await newCashboxPlayer(database, { money: 150 });
  const email = await emailOf(player);
  expect((await run('payments', 'rest', email, 'usd', 'DE89370400440532013000', 'closed')).code).toBe(1);
  expect((await run('payments', 'rest', email, 'eur', 'DE89 3704 0044 0532 0130 00', 'closed', 'account')).code).toBe(0);
  expect((await balanceOf(database, player, 'EUR')).amount_cents).toBe(0);
  expect(await audited('rest_paid_out')).toMatchObject([{ actor: OPERATOR, details: { amount_cents: 150, reason: 'closed account' } }]);
});

it('npm run rounds lists open rounds, and returns the stake of one for a reason', async () => {
  const player = await newPlayer(database, { money: 1000 });
  const { round_id: round } = await bet(database, player);
  expect((await run('rounds', 'list')).said).toMatch(new RegExp(`${round} +${player} +comet-run +€1.00`));
  expect((await run('rounds', 'return', round)).code).toBe(1);
  expect((await balanceOf(database, player, 'EUR')).amount_cents).toBe(900);
  expect((await run('rounds', 'return', round, 'stuck', 'reels')).code).toBe(0);
  expect((await balanceOf(database, player, 'EUR')).amount_cents).toBe(1000);
  expect(await audited('round_returned')).toEqual([{ actor: OPERATOR, details: { round, reason: 'stuck reels' } }]);
  expect((await run('rounds', 'list')).said).toBe('No open rounds.\n');
});

it('npm run play stops the bets of one provider, and takes them again', async () => {
  const [own, others] = ['orbit-house', 'other'].map((house) =>
    catalogue().find(({ provider }) => (house === 'other' ? provider.id !== 'orbit-house' : provider.id === house)),
  );
  const stopped = async () => [await isPlayStopped(database, own!.identifier), await isPlayStopped(database, others!.identifier)];
  expect((await run('play', 'stop', 'orbit-house')).code).toBe(1);
  expect((await run('play', 'stop', 'orbit', 'wrong results')).code).toBe(1);
  expect(await stopped()).toEqual([false, false]);
  expect((await run('play', 'stop', 'orbit-house', 'wrong', 'results')).code).toBe(0);
  expect(await stopped()).toEqual([true, false]);
  expect((await run('play', 'list')).said).toMatch(new RegExp(`orbit-house .* ${OPERATOR} +wrong results`));
  expect((await run('play', 'resume', 'orbit-house')).said).toBe('Bets are allowed again: orbit-house.\n');
  expect(await stopped()).toEqual([false, false]);
  for (const kind of ['play_stopped', 'play_resumed']) expect(await audited(kind)).toMatchObject([{ actor: OPERATOR }]);
  expect((await run('play', 'resume', 'orbit-house')).said).toContain("isn't stopped");
});

it('npm run rates changes rates far away only with --far, all or none', async () => {
  const rateOf = async (currency: string) =>
    Number(
      (await database.selectFrom('currency_rates').select('eur_rate').where('currency', '=', currency).executeTakeFirstOrThrow()).eur_rate,
    );
  const [usd, cad] = [await rateOf('USD'), await rateOf('CAD')];
  const far = String(usd * 3);
  expect((await run('rates', 'set', `USD=${far}`, `CAD=${cad + 0.01}`)).code).toBe(1);
  expect([await rateOf('USD'), await rateOf('CAD')]).toEqual([usd, cad]);
  expect((await run('rates', 'set', `usd=${far}`, '--far')).code).toBe(0);
  expect(await rateOf('USD')).toBeCloseTo(usd * 3);
  const file = join(await mkdtemp(join(tmpdir(), 'rates-')), 'rates.json');
  await writeFile(file, JSON.stringify({ USD: String(usd) }));
  expect((await run('rates', 'import', file)).code).toBe(1);
  expect((await run('rates', 'import', file, '--far')).code).toBe(0);
  expect(await rateOf('USD')).toBe(usd);
  expect((await audited('currency_rate_changed')).map(({ actor }) => actor)).toEqual([OPERATOR, OPERATOR]);
  expect((await run('rates', 'list')).said).toContain('USD');
});

it('npm run returns fails while the alarm of a game is on', async () => {
  expect(await run('returns', 'off')).toEqual({ code: 0, said: 'No game has an active alarm.\n' });
  await database
    .insertInto('game_return_alarms')
    .values({ game_identifier: 'comet-run', deviation: 5.25, raised_at: new Date() })
    .execute();
  expect(await run('returns', 'off')).toMatchObject({ code: 1, said: expect.stringMatching(/comet-run +5\.25/) });
  expect((await run('returns', 'list')).code).toBe(0);
});

it('npm run pricing passes with the default rewards', async () => {
  expect(await run('pricing')).toMatchObject({ code: 0, said: expect.stringContaining('slots: OK') });
});
