import { createHash, randomUUID } from 'node:crypto';
import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import { dutiesOf } from '#rules/limits/duties';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import { keepReservation, readDepositor, readEurCents, readVoidReservations, setReleased, setReserved } from './central-deposits-store';

/** After this time a reserved deposit that was never started is released. */
const BEGUN_WITHIN_MS = 60 * 60_000;

/** A reference that is the same for each repeat of a player's request, and unique per player. */
function referenceOf(player: number, key: string): string {
  const hex = createHash('sha256').update(`${player} ${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/**
 * Under a licence with a cap across its operators, reserves a deposit in its central register; returns the reference, or null without such
 * a register. Must run outside any transaction, because it's remote. Refuses without a response. `key` names the intent, so that a repeat
 * reserves once. Refuses: register_unavailable, limit_reached.
 */
export async function reserveDeposit(
  { database, depositRegister, clock, log }: Platform,
  player: number,
  { amount_cents, currency }: Pick<PaymentRequest, 'amount_cents' | 'currency'>,
  key: string | null,
): Promise<string | null> {
  const person = await readDepositor(database, player);
  if (dutiesOf(person.license_name).depositCap === null) return null;
  const reference = key === null ? randomUUID() : referenceOf(player, key);
  const eurCents = await readEurCents(database, currency, amount_cents);
  const deposit = { reference, player_id: player, eur_cents: eurCents, asked_at: clock.now() };
  if (await keepReservation(database, deposit)) return reference;
  const about = {
    firstName: person.first_name ?? '',
    lastName: person.last_name ?? '',
    birthDate: person.date_of_birth ?? '',
    email: person.email,
    phone: person.mobile_phone,
    postalCode: person.postal_code,
  };
  const isReserved = await depositRegister.reserve(about, { reference, eurCents }).catch((error: unknown) => {
    log.error({ error: String(error) }, 'the central deposit register is unavailable, so players under its licence can’t deposit');
    throw refuse('register_unavailable');
  });
  if (isReserved) {
    await setReserved(database, reference);
    return reference;
  }
  await setReleased(database, reference, clock.now());
  throw refuse('limit_reached', { limit: { type: 'deposit', period: 'month', currency, left_cents: 0, frees_at: null } });
}

/** The job `central_deposits`: releases reservations that are no longer needed. */
export async function releaseDeposits({ database, depositRegister, clock }: Platform): Promise<void> {
  const now = clock.now();
  for (const reference of await readVoidReservations(database, new Date(now.getTime() - BEGUN_WITHIN_MS))) {
    await depositRegister.release(reference);
    await setReleased(database, reference, now);
  }
}
