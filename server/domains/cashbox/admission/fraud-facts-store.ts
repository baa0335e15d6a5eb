import type { FraudRules } from '#contract/fields/config/fraud';
import { groups } from '#rules/account/groups';
import type { FraudFacts } from '#rules/cashbox/checks/fraud';
import type { Transaction } from '#server/database/connection';

/** The payer, and the card or device; null if unknown. */
export interface FraudSubject {
  player: number;
  cardFingerprint: string | null;
  device: string | null;
}

const HOUR_MS = 60 * 60_000;
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

async function cardAccounts(transaction: Transaction, { player, cardFingerprint }: FraudSubject, since: Date): Promise<number> {
  if (cardFingerprint === null) return 0;
  const { accounts } = await transaction
    .selectFrom('payments')
    .select(({ fn }) => fn.count('player_id').distinct().as('accounts'))
    .where('card_fingerprint', '=', cardFingerprint)
    .where('player_id', '!=', player)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(accounts);
}

async function declinedPayments(transaction: Transaction, { player }: FraudSubject, since: Date): Promise<number> {
  const { declined } = await transaction
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll().as('declined'))
    .where('player_id', '=', player)
    .where('created_at', '>=', since)
    .where('state', 'in', ['declined', 'rejected'])
    .executeTakeFirstOrThrow();
  return Number(declined);
}

async function isDeviceShared(transaction: Transaction, { device }: FraudSubject): Promise<boolean> {
  if (device === null) return false;
  const seen = await transaction
    .selectFrom('sessions')
    .innerJoin('player_groups', 'player_groups.player_id', 'sessions.player_id')
    .select('sessions.player_id')
    .where('sessions.device_id', '=', device)
    .where('player_groups.group_id', '=', groups.multiAccount)
    .executeTakeFirst();
  return seen !== undefined;
}

/** The facts that the enabled rules need about a payment (CASH-013); disabled rules cause no queries. */
export async function fraudFacts(transaction: Transaction, rules: FraudRules, subject: FraudSubject, now: Date): Promise<FraudFacts> {
  const { shared_card: card, declined_payments: declined, multi_account_device: device } = rules;
  return {
    cardAccounts: card ? await cardAccounts(transaction, subject, before(now, card.days * 24)) : 0,
    declined: declined ? await declinedPayments(transaction, subject, before(now, declined.hours)) : 0,
    isDeviceShared: device ? await isDeviceShared(transaction, subject) : false,
  };
}
