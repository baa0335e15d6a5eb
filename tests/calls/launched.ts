import { launchGame } from '#contract/calls/games';
import { providerInit, providerSettle } from '#contract/calls/provider';
import { catalogue } from '#rules/games/catalogue';
import { send } from './asking';
import { cookieOf, type Stage } from './stage';

/** A slot of the house without a jackpot. */
export const slot = catalogue().find(
  ({ kind, jackpot, provider }) => kind === 'slots' && !jackpot && provider.id === 'orbit-house',
)!.identifier;

/** A launched game of a player (by default the regular one) in a separate session; ends a round that another test left open. */
export async function launched(stage: Stage, game = slot, player = stage.players.regular): Promise<Record<string, string>> {
  const cookie = await cookieOf(stage, player);
  await stage.database
    .updateTable('rounds')
    .set({ placed_at: new Date(Date.now() - 60_000) })
    .execute();
  const { json } = await send(stage, launchGame, { body: { game } }, cookie);
  const headers = { authorization: `Bearer ${(json as { token: string }).token}` };
  const { json: begun } = await send(stage, providerInit, { body: {}, headers }, null);
  const { open_round: left } = begun as { open_round: { round_id: string } | null };
  if (left) await send(stage, providerSettle, { body: { round_id: left.round_id }, headers }, null);
  return headers;
}

/** The smallest stake of a launched game, in minor units. */
export const smallestStake = async (stage: Stage, headers: Record<string, string>) => {
  const { json } = await send(stage, providerInit, { body: {}, headers }, null);
  return (json as { stakes_cents: number[] }).stakes_cents[0]!;
};
