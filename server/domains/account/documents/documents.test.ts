import { access, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account/documents';
import { getVerification } from '#contract/calls/account/verification';
import type { Document, DocumentFile, DocumentKind } from '#contract/fields/document';
import type { VerificationStep } from '#contract/fields/verification';
import { waitingJobs } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { readContents } from './contents-store';
import { pathOf, takeInFiles } from './files';
import { forgetUnfinished } from './jobs';
import { decide, listWaiting, showDocument } from './operators';
import { verificationRoutes } from '../verification/routes';
import { documentRoutesOfPlayers } from './routes';

const server = ownServer([documentRoutesOfPlayers, verificationRoutes], { DATA_DIR: await temporaryDataDir() });
const { database, platform } = server;

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(92, 7)]);
const fileOf = (side: DocumentFile['side'], content: Buffer, type: DocumentFile['type'] = 'image/png'): DocumentFile => ({
  side,
  name: `${side}.png`,
  size: content.length,
  type,
});

const begin = async (browser: TestBrowser, kind: DocumentKind, files: DocumentFile[]) =>
  browser.send(call.beginDocument, { body: { kind, files } });
const part = (browser: TestBrowser, id: string, side: string, offset: number, data: Buffer) =>
  browser.send(call.sendDocumentPart, { params: { id }, body: { side, offset, data: data.toString('base64') } });
const list = async (browser: TestBrowser) => ((await browser.send(call.getDocuments)).json as { data: Document[] }).data;

async function sent(browser: TestBrowser, kind: DocumentKind = 'passport'): Promise<string> {
  const { id } = (await begin(browser, kind, [fileOf('front', png)])).json as Document;
  expect((await part(browser, id, 'front', 0, png)).json).toMatchObject({ state: 'waiting' });
  return id;
}

const bytesOf = (id: string, side: DocumentFile['side'] = 'front') => readContents(database, id, side);
const isThere = async (id: string) => (await bytesOf(id)).length > 0;
const hasCopy = (id: string) =>
  access(pathOf(platform.environment, id, 'front')).then(
    () => true,
    () => false,
  );

describe('a document for verification', () => {
  it('is uploaded in parts, front and back, and waits for a decision once the last byte has arrived [API-068, PROF-004a]', async () => {
    const { browser } = await signedIn(server.app, database);
    const { id } = (await begin(browser, 'identity_card', [fileOf('front', png), fileOf('back', png)])).json as Document;
    expect((await part(browser, id, 'front', 0, png.subarray(0, 40))).json).toMatchObject({ state: 'sending' });
    expect((await part(browser, id, 'front', 40, png.subarray(40))).json).toMatchObject({ state: 'sending' });
    expect((await part(browser, id, 'front', 40, png.subarray(40))).status).toBe(200);
    expect((await part(browser, id, 'back', 0, png)).json).toMatchObject({ state: 'waiting' });
    expect([await bytesOf(id, 'front'), await bytesOf(id, 'back')]).toEqual([png, png]);
    expect(await list(browser)).toMatchObject([
      { id, kind: 'identity_card', state: 'waiting', reason: null, files: [{ side: 'front' }, { side: 'back' }] },
    ]);
  });

  it('is refused if its bytes aren’t the announced type, and nothing of it stays [API-068]', async () => {
    const { browser } = await signedIn(server.app, database);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');
    const whole = (await begin(browser, 'passport', [fileOf('front', script)])).json as Document;
    expect((await part(browser, whole.id, 'front', 0, script)).code).toBe('document_not_accepted');
    const slow = (await begin(browser, 'passport', [fileOf('front', png)])).json as Document;
    expect((await part(browser, slow.id, 'front', 0, Buffer.from([0x89]))).code).toBe('document_not_accepted');
    expect(await list(browser)).toEqual([]);
    expect([await isThere(whole.id), await isThere(slow.id)]).toEqual([false, false]);
  });

  it('is refused if it’s larger than announced, out of order, or without its sides [API-068]', async () => {
    const { browser } = await signedIn(server.app, database);
    expect((await begin(browser, 'identity_card', [fileOf('front', png)])).code).toBe('bad_input');
    expect((await begin(browser, 'passport', [{ ...fileOf('front', png), size: 11 * 1024 * 1024 }])).code).toBe('bad_input');
    const { id } = (await begin(browser, 'passport', [fileOf('front', png)])).json as Document;
    expect((await part(browser, id, 'front', 0, Buffer.concat([png, png]))).code).toBe('bad_input');
    expect((await part(browser, id, 'front', 20, png.subarray(20))).code).toBe('bad_input');
    expect((await part(browser, id, 'back', 0, png)).code).toBe('document_not_found');
  });

  it('can be found, continued and withdrawn only by its player [API-068]', async () => {
    const { browser } = await signedIn(server.app, database);
    const { browser: stranger } = await signedIn(server.app, database);
    const { id } = (await begin(browser, 'passport', [fileOf('front', png)])).json as Document;
    expect((await part(stranger, id, 'front', 0, png)).code).toBe('document_not_found');
    expect((await stranger.send(call.withdrawDocument, { params: { id } })).code).toBe('document_not_found');
    expect(await list(stranger)).toEqual([]);
    await part(browser, id, 'front', 0, png);
    expect((await browser.send(call.withdrawDocument, { params: { id } })).status).toBe(200);
    expect([await list(browser), await isThere(id)]).toEqual([[], false]);
  });

  it('can’t fill the disk: at most ten undecided ones', async () => {
    const { browser } = await signedIn(server.app, database);
    for (let time = 0; time < 10; time += 1) expect((await begin(browser, 'passport', [fileOf('front', png)])).status).toBe(200);
    expect((await begin(browser, 'passport', [fileOf('front', png)])).code).toBe('too_many_documents');
    platform.clock.pass(25 * 60 * 60_000);
    await forgetUnfinished(platform);
    expect(await list(browser)).toEqual([]);
  });

  it('can’t fill the disk: at most 40 MB of undecided ones', async () => {
    const { browser } = await signedIn(server.app, database);
    const large = { ...fileOf('front', png), size: 10 * 1024 * 1024 };
    for (let time = 0; time < 4; time += 1) expect((await begin(browser, 'passport', [large])).status).toBe(200);
    expect((await begin(browser, 'passport', [fileOf('front', png)])).code).toBe('too_many_documents');
  });

  it('can’t fill the disk with concurrent requests either', async () => {
    const { browser } = await signedIn(server.app, database);
    const responses = await Promise.all(Array.from({ length: 14 }, () => begin(browser, 'passport', [fileOf('front', png)])));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('stores the overlap of a repeated part once', async () => {
    const { browser } = await signedIn(server.app, database);
    const { id } = (await begin(browser, 'passport', [fileOf('front', png)])).json as Document;
    await part(browser, id, 'front', 0, png.subarray(0, 40));
    expect((await part(browser, id, 'front', 20, png.subarray(20))).json).toMatchObject({ state: 'waiting' });
    expect(await bytesOf(id)).toEqual(png);
  });

  it('is moved into the database if an earlier release stored it as a file, including a partial upload', async () => {
    const { browser } = await signedIn(server.app, database);
    const [whole, begun] = [await sent(browser), ((await begin(browser, 'passport', [fileOf('front', png)])).json as Document).id];
    await part(browser, begun, 'front', 0, png.subarray(0, 40));
    await database.deleteFrom('document_parts').where('document_id', 'in', [whole, begun]).execute();
    await mkdir(dirname(pathOf(platform.environment, whole, 'front')), { recursive: true });
    for (const id of [whole, begun]) await writeFile(pathOf(platform.environment, id, 'front'), png);
    await takeInFiles(database, platform.environment);
    expect([await bytesOf(whole), await bytesOf(begun), await hasCopy(whole)]).toEqual([png, png.subarray(0, 40), false]);
    expect((await part(browser, begun, 'front', 40, png.subarray(40))).json).toMatchObject({ state: 'waiting' });
    expect(await bytesOf(begun)).toEqual(png);
  });

  it('that was rejected isn’t moved into the database again', async () => {
    const { browser } = await signedIn(server.app, database);
    const id = await sent(browser);
    await decide(platform, id, { by: 'mira', reason: 'unreadable', now: new Date() });
    await mkdir(dirname(pathOf(platform.environment, id, 'front')), { recursive: true });
    await writeFile(pathOf(platform.environment, id, 'front'), png);
    await takeInFiles(database, platform.environment);
    expect([await isThere(id), await hasCopy(id)]).toEqual([false, false]);
  });
});

describe('the operator who decides', () => {
  const decision = { by: 'mira', now: new Date() };

  it('approves identity and address, and the player is verified and notified [PROF-004a, PROF-004b]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const [passport, address] = [await sent(browser), await sent(browser, 'proof_of_address')];
    expect((await listWaiting(database)).map(({ id }) => id)).toEqual(expect.arrayContaining([passport, address]));
    const { path = '' } = (await showDocument(platform, passport))?.files[0] ?? {};
    expect(await readFile(path)).toEqual(png);
    expect((await stat(path)).mode & 0o077).toBe(0);
    const marks = () =>
      database.selectFrom('players').select(['sumsub_verified', 'verified']).where('id', '=', player).executeTakeFirstOrThrow();
    expect(await decide(platform, passport, { ...decision, reason: null })).not.toBeNull();
    expect(await marks()).toEqual({ sumsub_verified: true, verified: false });
    expect(await decide(platform, address, { ...decision, reason: null })).not.toBeNull();
    expect(await marks()).toEqual({ sumsub_verified: true, verified: true });
    expect(await decide(platform, passport, { ...decision, reason: 'expired' })).toBeNull();
    const mails = await waitingJobs<{ player: number }>(database, 'document_mail');
    expect(mails.filter(({ payload }) => payload.player === player)).toMatchObject([
      { payload: { state: 'approved' } },
      { payload: { state: 'approved' } },
    ]);
    const notified = await database.selectFrom('player_events').select('kind').where('player_id', '=', player).execute();
    expect(notified.filter(({ kind }) => kind === 'documents_changes')).toHaveLength(2);
    expect(await database.selectFrom('notifications').select('title').where('player_id', '=', player).execute()).toHaveLength(2);
    expect((await browser.send(call.withdrawDocument, { params: { id: passport } })).code).toBe('document_decided');
    expect([await isThere(passport), await hasCopy(passport)]).toEqual([true, false]);
  });

  it('approves two at the same moment, and the player is verified [PROF-004a]', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { browser, player } = await signedIn(server.app, database);
      const both = [await sent(browser), await sent(browser, 'proof_of_address')];
      await Promise.all(both.map((id) => decide(platform, id, { ...decision, reason: null })));
      expect(await database.selectFrom('players').select('verified').where('id', '=', player).executeTakeFirst()).toEqual({
        verified: true,
      });
    }
  });

  it('rejects with a reason that the player sees, and the files are deleted [PROF-004a]', async () => {
    const { browser } = await signedIn(server.app, database);
    const id = await sent(browser);
    expect(await decide(platform, id, { ...decision, reason: 'cut_off' })).not.toBeNull();
    expect(await list(browser)).toMatchObject([{ id, state: 'rejected', reason: 'cut_off' }]);
    expect(await isThere(id)).toBe(false);
  });

  it('shows the player’s answer about the source of funds in the checklist, from sent to accepted [PROF-004c]', async () => {
    const { browser } = await signedIn(server.app, database);
    const funds = async () =>
      ((await browser.send(getVerification)).json as { data: VerificationStep[] }).data.find(({ item }) => item === 'funds');
    expect(await funds()).toMatchObject({ state: 'not_started', expires_at: null });
    const id = await sent(browser, 'source_of_funds');
    expect(await funds()).toMatchObject({ state: 'in_review' });
    await decide(platform, id, { ...decision, now: platform.clock.now(), reason: null });
    expect(await funds()).toMatchObject({ state: 'accepted', expires_at: expect.any(String) });
  });

  it('approves the source of funds for a year [PROF-004d]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    expect(await decide(platform, await sent(browser, 'source_of_funds'), { ...decision, reason: null })).not.toBeNull();
    const { sow_questionnaire_expires_at: until } = await database
      .selectFrom('players')
      .select('sow_questionnaire_expires_at')
      .where('id', '=', player)
      .executeTakeFirstOrThrow();
    expect(until?.getTime()).toBe(decision.now.getTime() + 365 * 24 * 60 * 60_000);
  });

  it('sees copies that are deleted after an hour', async () => {
    const { browser } = await signedIn(server.app, database);
    const id = await sent(browser);
    platform.clock.set(new Date());
    await showDocument(platform, id);
    await forgetUnfinished(platform);
    expect(await hasCopy(id)).toBe(true);
    platform.clock.pass(26 * 60 * 60_000);
    await forgetUnfinished(platform);
    expect([await hasCopy(id), await isThere(id)]).toEqual([false, true]);
  });
});
