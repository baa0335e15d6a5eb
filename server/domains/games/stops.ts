import { writeAudit } from '#server/database/audit-store';
import type { Transaction } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import type { Queries } from '#server/database/connection';
import { gamesCatalogue } from './catalogue/games-catalogue';
import { deleteStop, insertStop, isPlayStopped } from './stops-store';

/** The target of a stop: `everything`, a provider's id, or a game's identifier. */
interface Target {
  scope: 'everything' | 'provider' | 'game';
  name: string;
}

/** Parses an operator's target; null if it's unknown. */
export function targetOf(word: string): Target | null {
  if (word === 'everything') return { scope: 'everything', name: '' };
  const games = gamesCatalogue();
  if (games.find(word)) return { scope: 'game', name: word };
  return games.index.ofProvider(word).length > 0 ? { scope: 'provider', name: word } : null;
}

/** Stops new bets; running rounds are played to their end. Returns false if the stop exists already. */
export async function stopPlay(transaction: Transaction, target: Target, { reason, by }: { reason: string; by: string }): Promise<boolean> {
  const isNew = await insertStop(transaction, { ...target, reason, stopped_by: by });
  if (isNew) await writeAudit(transaction, { actor: by, kind: 'play_stopped', details: { ...target, reason } });
  return isNew;
}

/** Allows bets again. Returns false if there was no stop. */
export async function resumePlay(transaction: Transaction, target: Target, by: string): Promise<boolean> {
  const wasOff = await deleteStop(transaction, target.scope, target.name);
  if (wasOff) await writeAudit(transaction, { actor: by, kind: 'play_resumed', details: { ...target } });
  return wasOff;
}

/** Refuses game_stopped. */
export async function requireNotStopped(queries: Queries, game: string): Promise<void> {
  if (await isPlayStopped(queries, game)) throw refuse('game_stopped');
}
