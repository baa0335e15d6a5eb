import type { ActResponse, ActRequest, LookResponse } from '#contract/calls/provider';
import type { GameConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { isSpotTable } from '#rules/games/decide-round';
import { actIn, isStepped, seenOf } from '#rules/games/play-choice';
import type { SteppedRound } from '#rules/games/stepped-round';
import type { Database, Queries } from '#server/database/connection';
import { wakeSoon } from '#server/database/wake';
import { refuse } from '#server/plugins/refusals';
import type { Playing } from './launches';
import { commitAct, readRound } from './steps-store';

interface Scene {
  config: GameConfig;
  now: Date;
}

/** The player's view of a round; for a multi-step round only its current state. */
export function seenBy(config: GameConfig, kept: object, now: Date): GameOutcome {
  if (config.kind === 'slots' || isSpotTable(config) || !isStepped(kept)) return kept as GameOutcome;
  return seenOf(config, kept, now.getTime());
}

/** An open multi-step round. Refuses round_not_found, round_closed. */
async function readOpen(queries: Queries, { player, game }: Playing, round: string): Promise<SteppedRound> {
  const found = await readRound(queries, { player, game, round });
  if (!found) throw refuse('round_not_found');
  if (found.state !== 'open' || !isStepped(found.kept)) throw refuse('round_closed');
  return found.kept;
}

/** The current state of an open round. Refuses round_not_found, round_closed. */
export async function lookAt(queries: Queries, playing: Playing, round: string, { config, now }: Scene): Promise<LookResponse> {
  return { outcome: seenBy(config, await readOpen(queries, playing, round), now) };
}

/** Whether a round of the launched game still needs acts of its player; false for a finished one. Refuses round_not_found. */
export async function isUnfinished(queries: Queries, playing: Playing, round: string, { config, now }: Scene): Promise<boolean> {
  const { player, game } = playing;
  const found = await readRound(queries, { player, game, round });
  // A round of another game isn't found either; its own frame settles it.
  if (!found) throw refuse('round_not_found');
  if (found.state !== 'open') return false;
  const outcome = seenBy(config, found.kept, now);
  return 'is_over' in outcome && !outcome.is_over;
}

/** The database recognises a repeated act by its key and ignores what's computed here. */
function standingStill(kept: SteppedRound) {
  return { kept, win: 0, staked: 0 };
}

/**
 * Performs one act and commits it with its stake. `number` is how many acts came before: of two concurrent acts, one counts and the other
 * refused. Refuses act_not_allowed, round_moved, and like the function act_in_round.
 */
export async function act(
  database: Database,
  playing: Playing,
  { round_id, number, act: wanted }: ActRequest,
  intent: { key: string; bodyHash: Buffer },
  scene: Scene & { termsOf(stake: number): object },
): Promise<ActResponse> {
  const { config, now } = scene;
  if (config.kind === 'slots' || isSpotTable(config)) throw refuse('act_not_allowed');
  const round = await readOpen(database, playing, round_id);
  const isNext = round.acts.length === number;
  const done = isNext ? actIn(config, round, wanted, now.getTime()) : standingStill(round);
  if (!done) throw refuse('act_not_allowed');
  const { kept, balance } = await commitAct(database, {
    tokenHash: playing.tokenHash,
    ...intent,
    round: round_id,
    number,
    stake: done.staked,
    kept: done.kept,
    win: done.win,
    terms: scene.termsOf(done.staked),
  });
  wakeSoon(database, playing.player);
  return { outcome: seenBy(config, kept, now), balance_cents: balance.amount_cents, bonus_cents: balance.bonus_cents };
}
