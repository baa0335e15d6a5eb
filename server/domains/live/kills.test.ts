import { describe, expect, it } from 'vitest';
import { reconcile } from '#server/database/ledger';
import { endPhase, everywhere } from '#tests/support/live-table';
import { liveStand } from '#tests/support/live-stand';
import { LiveDriver } from './driver';
import type { LiveGame } from './live-games';
import { readLiveRound, settleLiveBet, unpaidBets } from './live-store';
import { diceOf } from './seeds';
import { turnTable } from './turn';

const game = 'orbit-house:orbit-live-roulette';

const { database, platform, table, view, turnTo, pay, seated, backOf } = await liveStand(game);

describe('a server that’s killed', () => {
  for (const phase of ['betting', 'closing', 'playing', 'result'] as const) {
    it(`while a table is in the phase ${phase} leaves a round that the next server finishes and pays once`, async () => {
      const { live_round } = await view();
      const players = await Promise.all([seated(), seated(), seated()]);
      await Promise.all(players.map(({ bet }) => bet(live_round, everywhere)));
      await turnTo(phase === 'betting' ? 'closing' : phase);
      if (phase === 'result') {
        // The job dies after paying one player.
        const [bet] = await unpaidBets(database, live_round);
        const { drawn } = (await readLiveRound(database, live_round))!;
        await settleLiveBet(database, live_round, bet!.player_id, table.rules.settle(bet!.bets, drawn!, []));
      }
      // The phase ends while no server runs; the next one begins with it.
      await endPhase(database, game, '1 hour');
      const next = new LiveDriver(platform);
      next.start();
      await expect
        .poll(async () => (await readLiveRound(database, live_round))?.phase, { timeout: 20_000 })
        .not.toBe(phase === 'betting' ? 'closing' : phase);
      await next.stop();
      while (!['result', 'over'].includes((await readLiveRound(database, live_round))!.phase)) {
        await endPhase(database, game);
        await turnTable(platform, table);
      }
      await pay();
      await pay();
      const back = await backOf(live_round);
      expect(await Promise.all(players.map(({ balance }) => balance()))).toEqual(players.map(() => 7_000 + back));
      expect(await unpaidBets(database, live_round)).toEqual([]);
      expect(await reconcile(database, true)).toEqual([]);
    });
  }

  it('in the middle of the draw draws the same number again', async () => {
    await turnTo('closing');
    const { live_round } = await view();
    const { seed } = (await readLiveRound(database, live_round))!;
    const expected = table.rules.resultOf(table.rules.draw(diceOf(seed, live_round)));
    const broken: LiveGame = {
      ...table,
      rules: {
        ...table.rules,
        playMs: () => {
          throw new Error('killed');
        },
      },
    };
    await endPhase(database, game);
    await expect(turnTable(platform, broken)).rejects.toThrow('killed');
    expect((await view()).phase).toBe('closing');
    await turnTable(platform, table);
    expect(await view()).toMatchObject({ phase: 'playing', result: expected });
  });
});
