import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '#contract/call';
import { launchGame } from '#contract/calls/games';
import { providerAct, providerClose, providerInit, providerLook, providerSettle, providerWager } from '#contract/calls/provider';
import type { Database } from '#server/database/connection';
import type { TestBrowser } from './platform';
import { signedIn } from './signed-in';

export type Launched = ResponseOf<typeof launchGame>;

/** A bet on red at a roulette table, in minor units. */
export const onRed = (stake_cents: number) => ({ stake_cents, bets: [{ spot: 'red', stake_cents }] });

/** A launched game frame and its messages. */
export function frameOf(browser: TestBrowser, launched: Launched) {
  const headers = { authorization: `Bearer ${launched.token}`, origin: launched.frame.origin ?? 'http://localhost' };
  const keyed = (key?: string) => (key ? { ...headers, 'idempotency-key': key } : headers);
  return {
    launched,
    init: () => browser.send(providerInit, { body: {} }, headers),
    wager: (body: unknown, key?: string) => browser.send(providerWager, { body }, keyed(key)),
    act: (body: unknown, key?: string) => browser.send(providerAct, { body }, keyed(key)),
    look: (round_id: string) => browser.send(providerLook, { body: { round_id } }, headers),
    settle: (round_id: string) => browser.send(providerSettle, { body: { round_id } }, headers),
    close: () => browser.send(providerClose, { body: {} }, headers),
  };
}

/** A new player with money who has launched a game. */
export async function openGame(app: FastifyInstance, database: Database, game: string, money: number) {
  const { browser, player } = await signedIn(app, database, { money });
  const { json } = await browser.send(launchGame, { body: { game } });
  return { browser, player, frame: frameOf(browser, json as Launched) };
}
