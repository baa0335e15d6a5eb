import { type Database, inTransaction } from '#server/database/connection';
import { keepSound } from './reward-prices';
import { putConfig, resetWithin } from '../config/store';
import { readStored, type StoredName } from '../config/stored';

/**
 * Stores operators' configurations, all or none. Throws ConfigProblem for an invalid one, and UnsoundRewards if rewards would
 * then pay more than play costs (GIFT-010).
 */
export function changeConfigs(database: Database, values: ReadonlyMap<StoredName, unknown>, changedBy: string): Promise<void> {
  return inTransaction(database, (transaction) =>
    keepSound(transaction, new Date(), async () => {
      for (const [name, value] of values) await putConfig(transaction, name, readStored(name, value), changedBy);
    }),
  );
}

/** Resets a configuration to its default; returns whether another value was set before. Throws UnsoundRewards. */
export function resetConfig(database: Database, name: StoredName, changedBy: string): Promise<boolean> {
  return inTransaction(database, (transaction) => keepSound(transaction, new Date(), () => resetWithin(transaction, name, changedBy)));
}
