import { describe, expect, it } from 'vitest';
import { getSourceOfWealth, sendSourceOfWealth } from '#contract/calls/account/source-of-wealth';
import { getVerification } from '#contract/calls/account/verification';
import { createWithdrawal } from '#contract/calls/cashbox/withdrawals';
import type { VerificationStep } from '#contract/fields/verification';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { completeProfile, waitingJobs } from '#tests/support/cashbox';
import { signedIn } from '#tests/support/signed-in';
import { sendDocumentMail } from '../documents/mail-job';
import { verificationRoutes } from '../verification/routes';
import { decideWealth, listWealth, showWealth } from './operators';
import { wealthRoutes } from './routes';

const server = ownServer([wealthRoutes, verificationRoutes, cashboxRoutes]);
const { database, platform } = server;
const answers = sendSourceOfWealth.example.body;

async function rich() {
  const { browser, player } = await signedIn(server.app, database, { money: 3_000_000 });
  await database
    .updateTable('players')
    .set({ ...completeProfile, confirmed_at: new Date(), sumsub_verified: true, verified: true })
    .where('id', '=', player)
    .execute();
  const send = (body: object = answers) => browser.send(sendSourceOfWealth, { body });
  const funds = async () =>
    ((await browser.send(getVerification)).json as { data: VerificationStep[] }).data.find(({ item }) => item === 'funds')!;
  const latest = async () => ((await browser.send(getSourceOfWealth)).json as { latest: object | null }).latest;
  return { browser, player, send, funds, latest };
}

const withdraw = (browser: TestBrowser, amount: number) =>
  browser.send(createWithdrawal, {
    body: { method: 'bank', amount_cents: amount, currency: 'EUR', fields: { iban: 'DE89370400440532013000', holder: 'Ada Orbit' } },
  });

/** The id of a player's answers that wait. */
async function waitingOf(player: number): Promise<number> {
  const { id } = await database
    .selectFrom('wealth_questionnaires')
    .select('id')
    .where('player_id', '=', player)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return id;
}

const decide = async (player: number, reason: 'unclear' | null) =>
  decideWealth(database, await waitingOf(player), { by: 'Olga', reason, now: platform.clock.now() });

describe('the questions about the source of wealth', () => {
  it('hold withdrawals above the threshold until the answers are approved [PROF-004c]', async () => {
    const { browser, player, send, funds } = await rich();
    for (let turn = 0; turn < 2; turn += 1) expect((await withdraw(browser, 500_000)).status).toBe(200);
    const held = await withdraw(browser, 2000);
    expect([held.code, Object.keys((held.json as { error: { fields: object } }).error.fields)]).toEqual([
      'verification_required',
      ['verification.funds'],
    ]);
    expect((await send()).json).toMatchObject({ latest: { state: 'waiting' } });
    expect([(await funds()).state, (await withdraw(browser, 2000)).code]).toEqual(['in_review', 'verification_required']);
    expect(await decide(player, null)).toBe(true);
    expect([(await funds()).state, (await withdraw(browser, 2000)).status]).toEqual(['accepted', 200]);
  });

  it('are valid as long as the licence allows, then expire [PROF-004d]', async () => {
    const { player, send, funds } = await rich();
    await send();
    await decide(player, null);
    const until = new Date(platform.clock.now());
    until.setUTCMonth(until.getUTCMonth() + 24);
    expect(await funds()).toMatchObject({ state: 'accepted', expires_at: until.toISOString() });
    await database.updateTable('players').set({ sow_questionnaire_expires_at: platform.clock.now() }).where('id', '=', player).execute();
    expect(await funds()).toMatchObject({ state: 'expired' });
  });

  it('can be answered again after a rejection, which has a reason, but not while answers wait', async () => {
    const { player, send, funds, latest } = await rich();
    await send();
    expect((await send({ ...answers, occupation: 'Baker' })).code).toBe('wealth_in_review');
    await decide(player, 'unclear');
    expect(await funds()).toMatchObject({ state: 'refused', reason: 'unclear' });
    expect(await latest()).toMatchObject({ state: 'rejected', reason: 'unclear', valid_until: null });
    expect((await send()).status).toBe(200);
    expect(await funds()).toMatchObject({ state: 'in_review', reason: null });
  });

  it('require every answer, and the player’s confirmation', async () => {
    const { send, latest } = await rich();
    for (const wrong of [{ is_true: false }, { source: 'luck' }, { occupation: ' ' }, { details: '' }, { income: '9' }, { more: 1 }])
      expect((await send({ ...answers, ...wrong })).code).toBe('bad_input');
    expect(await latest()).toBeNull();
  });

  it('are decided by an operator once, audited, and announced by notification and mail', async () => {
    const { player, send } = await rich();
    await send();
    const id = await waitingOf(player);
    expect((await listWealth(database)).map((one) => Number(one.id))).toContain(Number(id));
    expect(await showWealth(database, id)).toMatchObject({ player, answers: { occupation: 'Teacher' } });
    await decide(player, null);
    expect(await decideWealth(database, id, { by: 'Olga', reason: 'unclear', now: platform.clock.now() })).toBe(false);
    const audited = await database
      .selectFrom('audit_log')
      .select(['actor', 'kind'])
      .where('player_id', '=', player)
      .where('kind', 'like', 'wealth_%')
      .orderBy('id')
      .execute();
    expect(audited).toEqual([
      { actor: 'player', kind: 'wealth_sent' },
      { actor: 'Olga', kind: 'wealth_approved' },
    ]);
    const notified = await database.selectFrom('notifications').select('title').where('player_id', '=', player).execute();
    expect(notified).toContainEqual({ title: 'Your answers have been accepted' });
    const mails = await waitingJobs<Parameters<typeof sendDocumentMail>[1]>(database, 'document_mail');
    expect(mails.filter(({ payload }) => payload.player === player)).toMatchObject([{ payload: { state: 'approved', about: 'wealth' } }]);
    await sendDocumentMail(platform, mails.at(-1)!.payload);
    expect(platform.mails.at(-1)).toMatchObject({ subject: 'Your answers have been accepted' });
  });

  it('have round thresholds in the player’s own currency', async () => {
    const { player, funds } = await rich();
    await database.updateTable('players').set({ currency: 'CAD' }).where('id', '=', player).execute();
    expect((await funds()).above).toEqual({ amount_cents: 1_500_000, currency: 'CAD' });
    await database.updateTable('players').set({ currency: 'BRL' }).where('id', '=', player).execute();
    expect((await funds()).above).toEqual({ amount_cents: 1_000_000, currency: 'EUR' });
  });
});
