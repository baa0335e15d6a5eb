import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { receiveIdentityResult, startIdentityCheck } from '#contract/calls/account/identity-check';
import { getVerification } from '#contract/calls/account/verification';
import type { VerificationStep } from '#contract/fields/verification';
import { identityPage } from '#server/composition/identity-page';
import { signed } from '#server/edges/identity/callback-signature';
import { openIdentity, type StandInIdentity } from '#server/edges/identity/open-identity';
import { completeProfile } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { isHeldAsDouble } from '../matching/doubles';
import { verificationRoutes } from '../verification/routes';
import { identityRoutes } from './routes';

const server = ownServer([identityRoutes, verificationRoutes, identityPage]);
const { database, platform } = server;
const standIn = platform.identity as StandInIdentity;

async function someone() {
  const { browser, player } = await signedIn(server.app, database);
  await database
    .updateTable('players')
    .set({ ...completeProfile, sumsub_verified: false, verified: false })
    .where('id', '=', player)
    .execute();
  const start = () => browser.send(startIdentityCheck);
  const begin = async () => ((await start()).json as { url: string }).url.split(/[/?]/)[3]!;
  const identity = async () =>
    ((await browser.send(getVerification)).json as { data: VerificationStep[] }).data.find(({ item }) => item === 'identity')!.state;
  return { browser, player, start, begin, identity };
}

type Result = 'approved' | 'refused' | 'review';
type Proof = { country: string; number: string };
const says = (check: string, result: Result, own: { secret?: string; at?: Date; document?: Proof } = {}) =>
  new TestBrowser(server.app).send(receiveIdentityResult, {
    body: signed(own.secret ?? standIn.secret, {
      event: randomUUID(),
      check,
      result,
      at: (own.at ?? platform.clock.now()).toISOString(),
      ...(own.document && { document: own.document }),
    }),
  });

describe('an outside check of identity', () => {
  it('proves the identity once the provider approves, and notifies the player [PROF-004b]', async () => {
    const { player, begin, identity, start } = await someone();
    const check = await begin();
    expect(await identity()).toBe('not_started');
    expect((await says(check, 'approved')).json).toEqual({ taken: true });
    expect(await identity()).toBe('accepted');
    const notified = await database.selectFrom('notifications').select('title').where('player_id', '=', player).execute();
    expect(notified).toEqual([{ title: 'Your identity is verified' }]);
    expect((await start()).code).toBe('identity_known');
  });

  it('by the document of another account holds both; a refused check compares no documents', async () => {
    const document = { country: 'DE', number: 'L01X00T47' };
    const [first, second, third] = [await someone(), await someone(), await someone()];
    await says(await first.begin(), 'approved', { document });
    await says(await third.begin(), 'refused', { document });
    const isHeld = () => Promise.all([first, second, third].map(({ player }) => isHeldAsDouble(database, player)));
    expect(await isHeld()).toEqual([false, false, false]);
    await says(await second.begin(), 'approved', { document: { ...document, number: 'l01x 00t47' } });
    expect(await isHeld()).toEqual([true, true, false]);
  });

  it('ignores a document that isn’t covered by the signature', async () => {
    const { begin, identity } = await someone();
    const check = await begin();
    const body = signed(standIn.secret, { event: randomUUID(), check, result: 'approved', at: platform.clock.now().toISOString() });
    const forged = { ...body, document: { country: 'DE', number: 'L01X00T99' } };
    expect((await new TestBrowser(server.app).send(receiveIdentityResult, { body: forged })).code).toBe('forbidden');
    expect(await identity()).toBe('not_started');
  });

  it.each([
    ['refused', 'refused'],
    ['review', 'in_review'],
  ] as const)('that ends with %s proves nothing', async (result, state) => {
    const { begin, identity } = await someone();
    await says(await begin(), result);
    expect(await identity()).toBe(state);
  });

  it('counts its first result; a contradiction is left to operators', async () => {
    const { player, begin, identity } = await someone();
    const check = await begin();
    await says(check, 'refused');
    expect((await says(check, 'refused')).json).toEqual({ taken: false });
    expect((await says(check, 'approved')).json).toEqual({ taken: false });
    expect(await identity()).toBe('refused');
    const audited = await database.selectFrom('audit_log').select('kind').where('player_id', '=', player).orderBy('id').execute();
    expect(audited.map(({ kind }) => kind)).toEqual(['identity_check_started', 'identity_refused', 'identity_result_contradictory']);
  });

  it('refuses a result that is unsigned, old, or about an unknown check', async () => {
    const { begin, identity } = await someone();
    const check = await begin();
    expect((await says(check, 'approved', { secret: 'somebody else’s' })).code).toBe('forbidden');
    const old = new Date(platform.clock.now().getTime() - 5 * 60_000 - 1);
    expect((await says(check, 'approved', { at: old })).code).toBe('forbidden');
    expect((await says(randomUUID(), 'approved')).code).toBe('identity_check_not_found');
    expect(await identity()).toBe('not_started');
  });

  it('can’t be started without a provider or while it is down, so that players send documents', async () => {
    const { start, identity } = await someone();
    const manual = openIdentity({ identityUrl: null, identitySecret: null, isPublic: true });
    const down = { ...standIn, start: () => Promise.reject(new Error('the connection is down')) };
    for (const identityProvider of [manual, down]) {
      platform.identity = identityProvider;
      expect((await start()).code).toBe('identity_unavailable');
    }
    platform.identity = standIn;
    expect(await identity()).toBe('not_started');
    const body = signed('', { event: 'forged', check: randomUUID(), result: 'approved', at: platform.clock.now().toISOString() });
    expect(manual.isSigned(body, platform.clock.now())).toBe(false);
  });

  it('has a stand-in for the provider’s page on a developer’s machine', async () => {
    const { begin, identity } = await someone();
    const url = `/provider/identity/${await begin()}`;
    expect((await server.app.inject({ url: `${url}?back=/profile/verification` })).body).toContain('Identity sandbox');
    const post = (back: string) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams({ back, result: 'approved' }).toString(),
      });
    expect((await post('//evil.example')).statusCode).toBe(422);
    expect((await post('/profile/verification')).headers.location).toBe('/profile/verification');
    expect(await identity()).toBe('accepted');
    expect((await server.app.inject({ url: `${url}?back=/profile/verification` })).statusCode).toBe(303);
  });
});
