import { afterAll, describe, expect, it } from 'vitest';
import { type InitResponse, providerWager, type WagerResponse } from '#contract/calls/provider';
import { catalogue } from '#rules/games/catalogue';
import { eurCentsPerWin } from '#rules/games/jackpot-draw';
import { balanceOf, jackpotAmounts, reconcile } from '#server/database/ledger';
import { notifyOfJackpotWin } from '#server/domains/games/jackpots/jackpot-won';
import { readHistory } from '#server/domains/notifications/store';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { onRed, openGame } from '#tests/support/frame';
import { waitingJobs } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { testApp } from '#tests/support/platform';
import { providerRoutes } from '#server/composition/provider-routes';

const jackpotSlot = catalogue().find(
  ({ kind, jackpot, provider }) => kind === 'slots' && jackpot && provider.id === 'orbit-house',
)!.identifier;

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database, platform } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

describe('CORS of the provider endpoints', () => {
  const preflight = (origin: string) =>
    server.app.inject({ method: 'OPTIONS', url: '/provider/v1/wager', headers: { origin, 'access-control-request-method': 'POST' } });

  it('allows the games’ frames', async () => {
    const response = await preflight('http://games.localhost:4000');
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-origin']).toBe('http://games.localhost:4000');
    expect(response.headers['access-control-allow-headers']).toContain('authorization');
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('refuses pages of other sites', async () => {
    const response = await preflight('https://elsewhere.example');
    expect(response.statusCode).toBe(403);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    const { browser, frame } = await openGame(server.app, database, 'orbit-house:orbit-roulette', 1_000);
    const headers = { authorization: `Bearer ${frame.launched.token}`, origin: 'https://elsewhere.example' };
    expect((await browser.send(providerWager, { body: onRed(100) }, headers)).code).toBe('cross_site');
  });
});

describe('a jackpot', () => {
  it('is drawn with a bet, paid from its pot and sent to the winner, live and as a notification [JACK-003]', async () => {
    const { player, frame } = await openGame(server.app, database, jackpotSlot, 1_000_000);
    const { stakes_cents } = (await frame.init()).json as InitResponse;
    const stake = stakes_cents.at(-1)!;
    const pot = async () => jackpotAmounts(database).select('eur_cents').where('level', '=', 'nova').executeTakeFirstOrThrow();
    const before = (await pot()).eur_cents;
    // The level's first draw is 0: a win of the rarest level.
    const win = { int: (below: number) => (below === eurCentsPerWin.nova ? 0 : platform.dice.int(below)) };
    const lucky = await testApp({ ...platform, dice: win }, [providerRoutes]);
    const response = await lucky.inject({
      method: 'POST',
      url: '/provider/v1/wager',
      payload: { stake_cents: stake },
      headers: { authorization: `Bearer ${frame.launched.token}`, 'idempotency-key': crypto.randomUUID() },
    });
    await lucky.close();
    const paid = before + Math.floor(stake * 0.002);
    const round = response.json() as WagerResponse;
    // The reels haven't turned yet, so the response has the balance without the jackpot's payout.
    expect(round).toMatchObject({ balance_cents: 1_000_000 - stake, jackpot: { level_name: 'Nova', amount_cents: paid } });
    expect(((await frame.init()).json as InitResponse).open_round).toMatchObject({ round_id: round.round_id, jackpot: round.jackpot });
    expect((await balanceOf(database, player, 'EUR')).amount_cents).toBe(1_000_000 - stake + paid);
    expect((await pot()).eur_cents).toBe(2_500_000);
    const jobs = await waitingJobs<{ round: string }>(database, 'jackpot_won');
    expect(jobs.map(({ payload }) => payload)).toEqual([{ round: round.round_id }]);
    await notifyOfJackpotWin(platform, jobs[0]!.payload);
    const [received] = (await readHistory(database, player, platform.clock.now())).notifications;
    expect(received).toMatchObject({
      type: 'personal',
      category: 'payments',
      title: 'You won the Nova jackpot!',
      content: { button: { path: '/cashbox' } },
    });
    const event = await database
      .selectFrom('player_events')
      .select('payload')
      .where('player_id', '=', player)
      .where('kind', '=', 'jackpot_win_award')
      .executeTakeFirstOrThrow();
    expect(event.payload).toEqual({
      id: round.round_id,
      identifier: 'mystic',
      level: 'nova',
      level_name: 'Nova',
      currency: 'EUR',
      amount_cents: paid,
    });
  });
});
