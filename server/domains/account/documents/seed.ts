import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/database/connection';
import { insertDocument, setDecision } from './store';

const DAY_MS = 24 * 60 * 60_000;
const BY = 'seed';

/** Three decided documents of a demo player, one of them rejected and then replaced; demo data have no contents. */
export async function seedDocuments(transaction: Transaction, player: number, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const add = async (kind: 'passport' | 'proof_of_address', name: string, sent: number) => {
    const id = randomUUID();
    await insertDocument(transaction, { id, player_id: player, kind, created_at: before(sent) }, [
      { side: 'front', name, size: 1_482_203, type: 'image/jpeg' },
    ]);
    return id;
  };
  await setDecision(transaction, await add('passport', 'passport.jpg', 41), { state: 'approved', reason: null, by: BY, now: before(40) });
  await setDecision(transaction, await add('proof_of_address', 'electricity-bill.jpg', 3), {
    state: 'rejected',
    reason: 'too_old',
    by: BY,
    now: before(2),
  });
  const newer = await add('proof_of_address', 'water-bill.jpg', 1);
  await setDecision(transaction, newer, { state: 'approved', reason: null, by: BY, now });
}
