import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import { chainStart, hashBefore, verifyLinks } from '#rules/account/chain/verify';
import { writeAudit } from '#server/database/audit-store';
import { inTransaction } from '#server/database/connection';
import { rollbackRound, settleRound } from '#server/database/ledger';
import { bet, tally } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { chainRoutes } from './routes';
import { type ChainKind, LINKS_A_PAGE, readEnds, readLinks } from './store';

const server = ownServer([chainRoutes]);
const { database } = server;
const hashOf = (before: string, text: string) => createHash('sha256').update(Buffer.from(before, 'hex')).update(text).digest('hex');

/** Verifies a whole chain page by page, like a window. */
async function verify(player: number, kind: ChainKind) {
  let state = chainStart;
  for (let after = 0; ; ) {
    const links = await readLinks(database, player, kind, after);
    const made = links.map(({ text }, at) => hashOf(hashBefore({ from: state, links }, at), text ?? ''));
    const part = verifyLinks({ kind, from: state, links, made });
    if (part.broken || links.length < LINKS_A_PAGE) return { links: part.state.link, broken: part.broken };
    state = part.state;
    after = links.at(-1)!.cursor;
  }
}

/** Changes rows bypassing the append-only triggers, as somebody with the database's password could. */
async function tamper(table: 'entries' | 'transfers' | 'audit_log', statement: string): Promise<void> {
  await database.pool.query(
    `alter table ${table} disable trigger ${table}_${table === 'audit_log' ? 'is' : 'are'}_append_only; ${statement};
     alter table ${table} enable trigger ${table}_${table === 'audit_log' ? 'is' : 'are'}_append_only`,
  );
}

/** A promise that the test resolves. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

async function busyPlayer() {
  const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
  for (const win of [0, 300]) await settleRound(database, (await bet(database, player, { win })).round_id, player);
  await rollbackRound(database, (await bet(database, player)).round_id, player);
  for (const kind of ['sign_in', 'limit_set', 'sign_in'])
    await writeAudit(database, { actor: 'player', player_id: player, kind, details: { way: 'password' } });
  return { browser, player };
}

describe('the chain over a player’s ledger', () => {
  it('is intact after deposits, bets, wins and returns, also within the same instant', async () => {
    const { player } = await busyPlayer();
    const { answered } = await tally(Array.from({ length: 30 }, () => bet(database, player)));
    expect(answered).toBe(30);
    expect(await verify(player, 'ledger')).toEqual({ links: 36, broken: null });
  });

  it('continues over pages', async () => {
    const { player } = await signedIn(server.app, database, { money: 100_000 });
    for (let round = 0; round < LINKS_A_PAGE + 5; round += 1) await bet(database, player, { stake: 1 });
    expect(await verify(player, 'ledger')).toEqual({ links: LINKS_A_PAGE + 6, broken: null });
  });

  it('breaks at an entry whose amount was changed, a transfer that was removed, and one of another kind', async () => {
    const entry = (player: number) => `(select e.id from entries e join accounts a on a.id = e.account_id
      where a.player_id = ${player} order by e.id offset 2 limit 1)`;
    const { player: changed } = await busyPlayer();
    await tamper('entries', `update entries set amount = amount + 1 where id = ${entry(changed)}`);
    expect((await verify(changed, 'ledger')).broken).toEqual({ link: 3, reason: 'changed' });
    const { player: robbed } = await busyPlayer();
    await tamper('transfers', `delete from transfers where player_id = ${robbed} and link = 4`);
    expect((await verify(robbed, 'ledger')).broken).toEqual({ link: 4, reason: 'missing' });
    const { player: renamed } = await busyPlayer();
    await tamper('transfers', `update transfers set kind = 'prize' where player_id = ${renamed} and link = 2`);
    expect((await verify(renamed, 'ledger')).broken).toEqual({ link: 2, reason: 'changed' });
  });
});

describe('the chain over the audit entries about a player', () => {
  it('is intact, also for entries of the same instant', async () => {
    const { player } = await busyPlayer();
    const entry = { actor: 'player', player_id: player, kind: 'sign_in', details: {} };
    await Promise.all(Array.from({ length: 20 }, () => inTransaction(database, (transaction) => writeAudit(transaction, entry))));
    expect(await verify(player, 'audit')).toEqual({ links: 23, broken: null });
  });

  it('links an entry after one whose transaction has linked its own and hasn’t committed yet', async () => {
    const { player } = await busyPlayer();
    const entry = { actor: 'player', player_id: player, kind: 'sign_in', details: {} };
    const [linked, late] = [gate(), gate()];
    const first = inTransaction(database, async (transaction) => {
      await writeAudit(transaction, entry);
      await sql`set constraints all immediate`.execute(transaction);
      linked.open();
      await late.opened;
    });
    await linked.opened;
    const second = writeAudit(database, entry);
    await new Promise((done) => setTimeout(done, 100));
    late.open();
    await Promise.all([first, second]);
    expect(await verify(player, 'audit')).toEqual({ links: 5, broken: null });
  });

  it('breaks at an entry that was changed or removed, and reveals nothing of its content', async () => {
    const { player } = await busyPlayer();
    const links = await readLinks(database, player, 'audit', 0);
    expect(JSON.stringify(links)).not.toMatch(/password|limit_set/);
    await tamper(
      'audit_log',
      `update audit_log set details = '{}' where id = (select audit_id from audit_links where player_id = ${player} and link = 2)`,
    );
    expect((await verify(player, 'audit')).broken).toEqual({ link: 2, reason: 'changed' });
    const { player: other } = await busyPlayer();
    await tamper(
      'audit_log',
      `delete from audit_log where id = (select audit_id from audit_links where player_id = ${other} and link = 3)`,
    );
    expect((await verify(other, 'audit')).broken).toEqual({ link: 3, reason: 'missing' });
  });
});

describe('the export of the chains', () => {
  it('is verified by the script, which notices a changed line', async () => {
    const { browser, player } = await busyPlayer();
    const { body, statusCode } = await server.app.inject({
      method: 'GET',
      url: '/api/player/chain.jsonl',
      headers: { host: 'localhost:4000' },
      cookies: Object.fromEntries(browser.cookies),
    });
    expect([statusCode, body.trim().split('\n').length]).toEqual([200, 9]);
    const folder = mkdtempSync(join(tmpdir(), 'chain-'));
    const run = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/verify-chain.ts', join(folder, name)], { encoding: 'utf8' });
    };
    const { ledger } = await readEnds(database, player);
    expect(run('intact.jsonl', body)).toContain(`ledger: 6 links are intact, fingerprint ${ledger!.hash}`);
    expect(() => run('changed.jsonl', body.replace('|deposit|', '|prize|'))).toThrow(/ledger: link 1 was changed|status 1|Command failed/);
  });

  it('is available only to its player', async () => {
    const { browser } = await busyPlayer();
    expect((await browser.send(call.getChain, { params: { kind: 'audit' } })).json).toMatchObject({
      links: [{ link: 1 }, {}, {}],
      next: null,
    });
    expect(
      (await server.app.inject({ method: 'GET', url: '/api/player/chain.jsonl', headers: { host: 'localhost:4000' } })).statusCode,
    ).toBe(401);
  });
});
