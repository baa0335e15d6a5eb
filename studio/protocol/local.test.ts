import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { providerInit, providerWager } from '#contract/calls/provider';
import { generateChoiceGame } from '#rules/games/choice-games';
import { generateRoulette } from '#rules/games/roulette/roulette';
import { generateSlot } from '#rules/games/generate-slot';
import { playSlot } from '#rules/games/play-slot';
import { seededDice } from '#rules/games/seeded-dice';
import { browserDice } from './browser-dice';
import { DEMO_CREDIT, localProvider } from './local';

const config = generateSlot('demo');
const game = { identifier: 'orbit-house:demo', title: 'Demo' };
const demo = (seed: string, of: Parameters<typeof localProvider>[0]['config'] = config) =>
  localProvider({ config: of, game, minimumCycleMs: 0, dice: seededDice(seed), now: () => new Date(0) });
const intent = (stake_cents: number) => ({ key: crypto.randomUUID(), stake_cents });

describe('a demo in the frame', () => {
  it('plays with the mathematics of real play and its own balance', async () => {
    const provider = demo('books');
    const stake = (await provider.init()).stakes_cents[0]!;
    const dice = seededDice('books');
    let balance = DEMO_CREDIT;
    for (let i = 0; i < 50; i++) {
      const round = await provider.wager(intent(stake));
      expect(round.outcome).toEqual(playSlot(config, stake, dice));
      expect(round.balance_cents).toBe(balance - stake);
      balance += round.win_cents - stake;
      expect(await provider.settle(round.round_id)).toEqual({ balance_cents: balance, win_cents: round.win_cents });
    }
    expect((await provider.init()).history.length).toBe(20);
  });

  it('returns responses that match the contract', async () => {
    for (const of of [config, generateRoulette('demo', { motif: 'wheel', palette: 'ion' })]) {
      const provider = demo('shape', of);
      const init = await provider.init();
      expect(v.is(providerInit.response, init)).toBe(true);
      const bets = of.kind === 'roulette' ? { bets: [{ spot: 'red', stake_cents: init.stakes_cents[0]! }] } : {};
      expect(v.is(providerWager.response, await provider.wager({ ...intent(init.stakes_cents[0]!), ...bets }))).toBe(true);
    }
  });

  it('returns the same round for the same key, and keeps an open round for the next launch', async () => {
    const provider = demo('again');
    const { stakes_cents } = await provider.init();
    const once = intent(stakes_cents[2]!);
    const round = await provider.wager(once);
    expect(await provider.wager(once)).toEqual(round);
    expect((await provider.init()).open_round).toMatchObject({ round_id: round.round_id, win_cents: round.win_cents });
    await expect(provider.wager(intent(stakes_cents[0]!))).rejects.toMatchObject({ code: 'round_open' });
  });

  it('plays multi-step rounds, one act per key, and settles them once they are over', async () => {
    const provider = demo('acts', generateChoiceGame('mines', { motif: 'moon', palette: 'ion' }));
    const round = await provider.wager({ ...intent(100), choice: { game: 'mines', mines: 1 } });
    await expect(provider.settle(round.round_id)).rejects.toMatchObject({ code: 'round_unfinished' });
    expect(JSON.stringify(await provider.init())).not.toContain('secret');
    const act = { round_id: round.round_id, number: 0, act: { kind: 'open' as const, tile: 3 }, key: crypto.randomUUID() };
    const opened = await provider.act(act);
    expect(await provider.act(act)).toEqual(opened);
    expect((await provider.look(round.round_id)).outcome).toEqual(opened.outcome);
    await expect(provider.act({ ...act, key: crypto.randomUUID() })).rejects.toMatchObject({ code: 'round_moved' });
    await provider.act({ ...act, number: 1, act: { kind: 'cash-out' }, key: crypto.randomUUID() });
    expect(await provider.settle(round.round_id)).toEqual({ balance_cents: DEMO_CREDIT + 2, win_cents: 102 });
  });

  it('refuses stakes and bets as the server does', async () => {
    await expect(demo('refuse').wager(intent(1))).rejects.toMatchObject({ code: 'stake_not_allowed' });
    const table = generateRoulette('demo', { motif: 'wheel', palette: 'ion' });
    await expect(demo('refuse', table).wager(intent(100))).rejects.toMatchObject({ code: 'bets_not_allowed' });
    const bets = [{ spot: 'red', stake_cents: table.chips[0]! }];
    await expect(demo('refuse', table).wager({ ...intent(100_000), bets })).rejects.toMatchObject({ code: 'bets_not_allowed' });
  });

  it('refills the credit when it can’t pay a stake', async () => {
    const provider = demo('poor');
    const dearest = (await provider.init()).stakes_cents.at(-1)!;
    const codes: string[] = [];
    for (let i = 0; i < 3000 && codes.length === 0; i++) {
      const round = await provider.wager(intent(dearest)).catch((error: { code: string }) => (codes.push(error.code), null));
      if (round) await provider.settle(round.round_id);
    }
    expect(codes).toEqual(['demo_credit']);
    expect((await provider.init()).session.balance_cents).toBe(DEMO_CREDIT);
  });
});

describe('the dice of a demo', () => {
  it('show every face equally often (chi-square)', () => {
    const dice = browserDice();
    const counts = Array.from({ length: 37 }, () => 0);
    for (let i = 0; i < 37_000; i++) counts[dice.int(37)]! += 1;
    // Fair dice exceed the 99.999 % point once in a hundred thousand runs.
    expect(counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(83);
  });
});
