import type { SavedMethod } from '#contract/fields/payment-method';
import { cardProblem, paymentTerms } from '#rules/cashbox/methods/payment-terms';
import { writeAudit } from '#server/database/audit-store';
import type { Queries, Transaction } from '#server/database/connection';
import type { PaymentProvider } from '#server/ports/payment-provider';
import { refuse } from '#server/plugins/refusals';
import { playerLicence } from '../accounts/player-licence-store';
import { hasProfile, readProfiles, setDefault, setRemoved, setRestored } from './saved-store';

/** How long a removed method can be restored. */
const UNDO_MS = 10 * 60_000;

interface Reader {
  provider: PaymentProvider;
  player: number;
  blockedBins: readonly string[];
  now: Date;
}

/** A player's saved methods, the default first, each with the reason if it can't be used for deposits. */
export async function savedMethodsOf(queries: Queries, { provider, player, blockedBins, now }: Reader): Promise<SavedMethod[]> {
  const terms = paymentTerms(await playerLicence(queries, player));
  return (await readProfiles(queries, player)).map(({ token, ...kept }) => {
    const card = provider.readToken(token);
    const known = { bin: card?.bin ?? null, funding: card?.funding ?? null, expires: kept.expires };
    return { ...kept, problem: cardProblem(known, { blockedBins, terms, now }) };
  });
}

const audit = (transaction: Transaction, player: number, kind: string) =>
  writeAudit(transaction, { actor: 'player', player_id: player, kind, details: {} });

/** Makes a saved method the default. Refuses: saved_method_not_found. */
export async function chooseDefault(transaction: Transaction, player: number, id: string): Promise<void> {
  if (!(await setDefault(transaction, player, id))) throw refuse('saved_method_not_found');
}

/** Removes a saved method; a repeat changes nothing. Refuses: saved_method_not_found. */
export async function removeSaved(transaction: Transaction, player: number, id: string, now: Date): Promise<void> {
  if (await setRemoved(transaction, player, id, now)) await audit(transaction, player, 'saved_method_removed');
  else if (!(await hasProfile(transaction, player, id))) throw refuse('saved_method_not_found');
}

/** Restores a recently removed method. Refuses: saved_method_not_found. */
export async function restoreSaved(transaction: Transaction, player: number, id: string, now: Date): Promise<void> {
  if (!(await setRestored(transaction, player, id, new Date(now.getTime() - UNDO_MS)))) throw refuse('saved_method_not_found');
  await audit(transaction, player, 'saved_method_restored');
}
