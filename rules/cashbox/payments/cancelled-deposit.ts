import type { Payment } from '#contract/fields/payment';

const WINDOW_MS = 5 * 60_000;

/**
 * The cancelled deposit to warn a player about (CASH-010): the latest that ended at most five minutes before `now`
 * (epoch milliseconds) and whose id isn't among those already shown. Null if there isn't one.
 */
export function cancelledDepositToAnnounce(payments: readonly Payment[], announced: readonly string[], now: number): Payment | null {
  const recent = payments.filter(({ id, action, state, finished_at: finishedAt }) => {
    if (action !== 'deposit' || state !== 'canceled' || finishedAt === null || announced.includes(id)) return false;
    return now - Date.parse(finishedAt) <= WINDOW_MS;
  });
  return recent.reduce<Payment | null>((latest, one) => (latest && latest.finished_at! >= one.finished_at! ? latest : one), null);
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short digest of a payment's id (FNV-1a, 32 bits): recognises the id, but doesn't reveal it. */
export function digestOf(id: string): string {
  let digest = FNV_OFFSET;
  for (const character of id) digest = Math.imul(digest ^ character.charCodeAt(0), FNV_PRIME);
  return (digest >>> 0).toString(36);
}
