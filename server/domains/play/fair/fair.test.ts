import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/games';
import type { RoundDetail } from '#contract/calls/games/round-detail';
import type { WagerResponse } from '#contract/calls/provider';
import type { FairSeeds } from '#contract/fields/fair';
import { fairDice } from '#rules/games/fair/fair-draw';
import { verifyRound } from '#rules/games/fair/verify-round';
import { reconcile } from '#server/database/ledger';
import { providerRoutes } from '#server/composition/provider-routes';
import { gameRoutes } from '#server/domains/games/routes';
import { openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { playRoutes } from '../routes';
import { currentSeed, diceOfRound, untilDrawn } from './fair-seeds';

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;
const roulette = 'orbit-house:orbit-roulette';
const onRed = { stake_cents: 100, bets: [{ spot: 'red', stake_cents: 100 }] };

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const seedsOf = async (browser: TestBrowser) => (await browser.send(call.getFairSeeds, {})).json as FairSeeds;
const change = (browser: TestBrowser, client_seed: string) => browser.send(call.changeFairSeeds, { body: { client_seed } });
const detailOf = async (browser: TestBrowser, id: string) => (await browser.send(call.getRound, { params: { id } })).json as RoundDetail;
/** Moves the player's rounds back by the minimum cycle. */
const waitOut = (player: number) =>
  database.pool.query("update rounds set placed_at = placed_at - interval '1 minute' where player_id = $1", [player]);
const verdictOf = ({ record, fair }: RoundDetail) => verifyRound({ config: record!.config, outcome: record!.outcome, fair: fair! });

/** Plays a round to its end; returns its id. */
async function played({ player, frame }: Awaited<ReturnType<typeof openGame>>, bet: object): Promise<string> {
  await waitOut(player);
  const { round_id } = (await frame.wager(bet as never)).json as WagerResponse;
  await frame.settle(round_id);
  return round_id;
}

describe('a player’s rounds', () => {
  it('are drawn from seeds with a published hash, with consecutive nonces', async () => {
    const opened = await openGame(server.app, database, roulette, 10_000);
    const { browser } = opened;
    const before = await seedsOf(browser);
    expect([before.current.rounds, before.revealed]).toEqual([0, []]);
    const rounds = [await played(opened, onRed), await played(opened, onRed)];
    const fair = await Promise.all(rounds.map(async (id) => (await detailOf(browser, id)).fair));
    const { commitment, client_seed } = before.current;
    expect(fair).toEqual([0, 1].map((nonce) => ({ commitment, client_seed, nonce, server_seed: null, stepped: null })));
    expect((await seedsOf(browser)).current).toEqual({ ...before.current, rounds: 2 });
  });

  it('can be verified once the player has changed seeds, and only then', async () => {
    const opened = await openGame(server.app, database, roulette, 10_000);
    const { browser } = opened;
    const round = await played(opened, onRed);
    const before = await seedsOf(browser);
    expect(verdictOf(await detailOf(browser, round))).toBe('secret');
    const changed = (await change(browser, 'my-own-seed')).json as FairSeeds;
    expect(changed.current).toMatchObject({ commitment: before.next_commitment, client_seed: 'my-own-seed', rounds: 0 });
    const [revealed] = changed.revealed;
    expect(createHash('sha256').update(Buffer.from(revealed!.server_seed, 'hex')).digest('hex')).toBe(before.current.commitment);
    const detail = await detailOf(browser, round);
    expect(verdictOf(detail)).toBe('verified');
    const { fair } = detail;
    // One other nonce can draw the same number; five of them don't.
    const others = [7, 8, 9, 10, 11].map((nonce) => verdictOf({ ...detail, fair: { ...fair!, nonce } }));
    expect(others).toContain('other-result');
    expect(verdictOf({ ...detail, fair: { ...fair!, server_seed: '00'.repeat(32) } })).toBe('other-seed');
  });

  it('stay verifiable after several changes of seeds', async () => {
    const { browser } = await openGame(server.app, database, roulette, 10_000);
    for (let nth = 0; nth < 4; nth++) await change(browser, `seed-${nth}`);
    expect((await seedsOf(browser)).revealed.map(({ client_seed }) => client_seed).slice(0, 3)).toEqual(['seed-2', 'seed-1', 'seed-0']);
  });

  it.each([
    ['orbit-house:penumbral-mare', { stake_cents: 0 }],
    ['orbit-house:orbit-dice', { stake_cents: 100, choice: { game: 'dice', side: 'under', chance: 50 } }],
    ['orbit-house:orbit-baccarat', { stake_cents: 100, choice: { game: 'baccarat', side: 'banker' } }],
    [
      'orbit-house:orbit-sic-bo',
      {
        stake_cents: 150,
        bets: [
          { spot: 'big', stake_cents: 100 },
          { spot: 'total-9', stake_cents: 50 },
        ],
      },
    ],
    ['orbit-house:forty-stars-keno', { stake_cents: 100, choice: { game: 'keno', picks: [1, 2, 3] } }],
  ])('of %s can be redrawn from their seeds', async (game, bet) => {
    const opened = await openGame(server.app, database, game, 100_000);
    const stake = bet.stake_cents || ((await opened.frame.init()).json as { stakes_cents: number[] }).stakes_cents[0]!;
    const rounds = [await played(opened, { ...bet, stake_cents: stake }), await played(opened, { ...bet, stake_cents: stake })];
    await change(opened.browser, 'another');
    for (const id of rounds) expect([game, verdictOf(await detailOf(opened.browser, id))]).toEqual([game, 'verified']);
  });

  it('with several steps are verified by their initial draw; seeds stay secret while one is open', async () => {
    const opened = await openGame(server.app, database, 'orbit-house:crater-mines', 10_000);
    const { browser, frame } = opened;
    const wagered = await frame.wager({ stake_cents: 100, choice: { game: 'mines', mines: 1 } });
    const { round_id } = wagered.json as WagerResponse;
    expect((await change(browser, 'early')).code).toBe('round_open');
    expect((await seedsOf(browser)).revealed).toEqual([]);
    await frame.act({ round_id, number: 0, act: { kind: 'open', tile: 0 } });
    await frame.act({ round_id, number: 1, act: { kind: 'cash-out' } });
    await frame.settle(round_id);
    expect((await detailOf(browser, round_id)).fair!.stepped).toBeNull();
    expect((await change(browser, 'later')).code).toBeNull();
    const detail = await detailOf(browser, round_id);
    expect(verdictOf(detail)).toBe('verified');
    const other = { ...detail.fair!.stepped!, secret: [24] };
    const isOther = detail.fair!.stepped!.secret[0] !== 24;
    expect(verdictOf({ ...detail, fair: { ...detail.fair!, stepped: other } })).toBe(isOther ? 'other-result' : 'verified');
  });

  it('use one nonce each, also with repeats, refusals and simultaneous requests', async () => {
    const opened = await openGame(server.app, database, roulette, 1_000);
    const { browser, frame, player } = opened;
    const key = randomUUID();
    const twice = await Promise.all([frame.wager(onRed, key), frame.wager(onRed, key)]);
    const ids = new Set(twice.flatMap(({ json }) => ((json as WagerResponse).round_id ? [(json as WagerResponse).round_id] : [])));
    expect(ids.size).toBe(1);
    await frame.settle([...ids][0]!);
    await waitOut(player);
    expect((await frame.wager({ stake_cents: 5_000, bets: [{ spot: 'red', stake_cents: 5_000 }] })).code).toBe('not_enough_money');
    expect((await seedsOf(browser)).current.rounds).toBe(1);
  });
});

describe('a seed', () => {
  it('of the player accepts only visible characters except a colon', async () => {
    const { browser } = await openGame(server.app, database, roulette, 100);
    for (const seed of ['', 'a b', 'a:b', 'é', 'x'.repeat(65)]) expect((await change(browser, seed)).code).toBe('bad_input');
  });

  it('draws with a hash that anyone can compute', () => {
    const serverSeed = Buffer.alloc(32, 7);
    const block = createHmac('sha256', serverSeed).update('mine:3:0').digest();
    expect(diceOfRound({ serverSeed, clientSeed: 'mine', rounds: 3 }).int(2 ** 32)).toBe(block.readUInt32BE(0));
    const asked: string[] = [];
    const dice = fairDice((text) => (asked.push(text), Buffer.alloc(32)), 'mine', 3);
    for (let i = 0; i < 9; i++) dice.int(2);
    expect([asked[0], asked.at(-1)]).toEqual(['mine:3:0', 'mine:3:1']);
  });

  it('that has drawn another round meanwhile draws again, and gives up after a few attempts without a stake', async () => {
    const { player } = await openGame(server.app, database, roulette, 100);
    const seed = await currentSeed(database, player);
    const take = (nonce: number) => database.pool.query('select use_fair_seed($1, $2, $3, $4)', [player, randomUUID(), seed.id, nonce]);
    let draws = 0;
    const moved = () => (draws++, take(5));
    await expect(untilDrawn(moved)).rejects.toMatchObject({ code: 'unavailable' });
    expect(draws).toBe(4);
    expect((await currentSeed(database, player)).rounds).toBe(0);
  });
});
