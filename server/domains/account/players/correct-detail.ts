import * as v from 'valibot';
import { profileSchema } from '#contract/fields/profile';
import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction } from '#server/database/connection';
import { lockPlayer } from '#server/database/player-lock';
import { updatePlayer } from '#server/database/players-store';
import { emit } from '#server/realtime/emit';
import { findPlayer, PlayerProblem } from './operators';

/** The details that players can't change once they're proven. */
export const lockedDetails = ['first_name', 'last_name', 'date_of_birth', 'country'] as const;
type LockedDetail = (typeof lockedDetails)[number];

/** A correction that a player requested and an operator decided. */
export interface Correction {
  email: string;
  detail: string;
  value: string;
  reason: string;
  by: string;
}

const isLocked = (detail: string): detail is LockedDetail => (lockedDetails as readonly string[]).includes(detail);

/** Corrects a proven detail of a player; it's audited without the value, and the player's devices reload. Throws PlayerProblem. */
export function correctDetail(database: Database, { email, detail, value, reason, by }: Correction): Promise<void> {
  if (!isLocked(detail)) throw new PlayerProblem(`The detail must be one of: ${lockedDetails.join(', ')}.`);
  if (reason.trim() === '') throw new PlayerProblem('A reason is required: it is recorded.');
  const read = v.safeParse(profileSchema.entries[detail], value);
  if (!read.success) throw new PlayerProblem(`${value} isn't a valid ${detail}.`);
  return inTransaction(database, async (transaction) => {
    const { id: player } = await findPlayer(transaction, email);
    await lockPlayer(transaction, player);
    await updatePlayer(transaction, player, { [detail]: value });
    await writeAudit(transaction, { actor: by, player_id: player, kind: 'detail_corrected', details: { detail, reason } });
    await emit(transaction, player, 'documents_changes', { id: '', state: 'approved' });
  });
}
