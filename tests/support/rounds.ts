import type { APIRequestContext } from '@playwright/test';
import type { ResponseOf, Call } from '#contract/call';
import { launchGame } from '#contract/calls/games';
import { providerInit, providerSettle, providerWager } from '#contract/calls/provider';
import { send } from './player';

/** Plays one real-money round of a slot as its frame would, with the highest stake up to a limit in cents; returns the stake. */
export async function playRound(request: APIRequestContext, baseUrl: string, game: string, atMostCents: number): Promise<number> {
  const { token } = await send(request, baseUrl, launchGame, { body: { game } });
  const ask = <C extends Call>(call: C, body: unknown): Promise<ResponseOf<C>> => send(request, baseUrl, call, { body, token });
  const { stakes_cents } = await ask(providerInit, {});
  const stake = stakes_cents.findLast((cents) => cents <= atMostCents) ?? stakes_cents[0]!;
  const { round_id } = await ask(providerWager, { stake_cents: stake });
  await ask(providerSettle, { round_id });
  return stake;
}
