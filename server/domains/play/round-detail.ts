import * as v from 'valibot';
import type { RoundDetail } from '#contract/calls/games/round-detail';
import { gameOutcomeSchema } from '#contract/fields/game-outcome';
import type { Queries } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import { frameOf } from '../games/game/frame';
import type { GamesCatalogue } from '../games/catalogue/games-catalogue';
import { isStepped } from '#rules/games/play-choice';
import { readDraw } from './fair/fair-store';
import { readRoundDetail } from './rounds-store';
import { seenBy } from './steps';

interface Scene {
  games: GamesCatalogue;
  gamesOrigin: string;
  now: Date;
}

/** A round of a player, with the data for its replay. Refuses round_not_found. */
export async function roundDetailOf(queries: Queries, player: number, id: string, scene: Scene): Promise<RoundDetail> {
  const found = await readRoundDetail(queries, scene.games, player, id);
  if (!found) throw refuse('round_not_found');
  return {
    round: found.round,
    ended_at: found.endedAt?.toISOString() ?? null,
    is_free: found.isFree,
    balance_before_cents: found.balanceBefore,
    fair: await fairOf(queries, found.round, found.kept),
    record: found.round.state === 'settled' ? await recordOf(found.game, found.kept, scene) : null,
  };
}

/** The seeds of the round; with the initial draw of a multi-step one once it's over and its seed is public. */
async function fairOf(queries: Queries, { id, state }: RoundDetail['round'], kept: object): Promise<RoundDetail['fair']> {
  const draw = await readDraw(queries, id);
  if (!draw) return null;
  const isPublic = draw.server_seed !== null && state !== 'open';
  const stepped = isPublic && isStepped(kept) ? { base_cents: kept.base_cents, choice: kept.choice, secret: kept.secret } : null;
  return { ...draw, stepped };
}

/** The outcome as the player saw it at its end; null for a removed game, and for a record in another format. */
async function recordOf(identifier: string, kept: object, { games, gamesOrigin, now }: Scene): Promise<RoundDetail['record']> {
  const game = games.find(identifier);
  if (!game) return null;
  const config = await games.configOf(game);
  const outcome = v.safeParse(gameOutcomeSchema, seenBy(config, kept, now));
  if (!outcome.success) return null;
  // Live tables store the visible outcome in their own format.
  const isOfGame = outcome.output.kind === config.kind || (outcome.output.kind === 'live-round' && game.live !== null);
  return isOfGame ? { frame: frameOf(game, gamesOrigin), config, outcome: outcome.output } : null;
}
