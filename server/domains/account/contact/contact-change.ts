import { createHash, timingSafeEqual } from 'node:crypto';
import type { ContactKind } from '#contract/fields/contact';
import type { Locale } from '#contract/fields/locale';
import {
  CONTACT_CODE_ATTEMPTS,
  confirmProblem,
  contactChangeTimes,
  isSameContact,
  phoneDigits,
  resendAt,
  undoProblem,
} from '#rules/account/sign-in/contact-change';
import type { Queries, Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { takeTurn } from '#server/database/player-lock';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { refuse, refuseIfEarly } from '#server/plugins/refusals';
import { hashToken, type Session } from '#server/plugins/session';
import { maskEmail } from '../mails/confirmation';
import { audit } from '../security/audit';
import { recordAttempt } from '../sign-in/attempts-store';
import { endAllSessions } from '../sign-in/sessions-store';
import type { Where } from '../sign-in/where';
import { endTrusts } from '../two-factor/trusted-devices-store';
import { requireFresh } from '../two-factor/two-factor';
import * as store from './contact-changes-store';
import { contacts } from './contacts';

/** The payload of the job `contact_message`: the change, and which contact gets the message. */
export interface ContactMessageTask {
  change: number;
  to: 'new' | 'old';
}

/** The hash of six digits; the salt makes equal digits of two players differ. */
export function hashContactCode(salt: Buffer, code: string): Buffer {
  return createHash('sha256').update(salt).update(code).digest();
}

/** An email with its middle masked, or the last digits of a number: enough for its owner to recognise. */
export function maskContact(kind: ContactKind, value: string): string {
  return kind === 'email' ? maskEmail(value) : `•••• ${phoneDigits(value).slice(-3)}`;
}

function pendingOf({ newValue, requestedAt, expiresAt }: store.StoredChange) {
  return {
    value: newValue,
    requested_at: requestedAt.toISOString(),
    resend_at: resendAt(requestedAt).toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

/** Whether email and phone of a player are confirmed, and the new ones waiting for confirmation. */
export async function readContacts(queries: Queries, player: number, now: Date) {
  const confirmed = await readPlayer(queries, player, ['confirmed_at', 'phone_confirmed_at']);
  const waiting = await store.findWaiting(queries, player, now);
  const pending = (kind: ContactKind) => {
    const change = waiting.find((one) => one.kind === kind);
    return change ? pendingOf(change) : null;
  };
  return {
    email: { is_confirmed: confirmed.confirmed_at !== null, pending: pending('email') },
    phone: { is_confirmed: confirmed.phone_confirmed_at !== null, pending: pending('phone') },
  };
}

/** Counts a request before validating it, since each may send a message. Refuses: reauthentication_required, rate_limited. */
export async function spendRequest({ database, clock, environment }: Platform, session: Session, kind: ContactKind): Promise<void> {
  requireFresh(session, clock.now());
  if (!environment.rateLimits) return;
  const waitMs = await recordAttempt(database, `contact_change.${kind}`, String(session.player), clock.now());
  refuseIfEarly('rate_limited', waitMs);
}

/** Refuses to send the same message again too soon: rate_limited. */
async function requirePause(transaction: Transaction, player: number, kind: ContactKind, value: string, now: Date): Promise<void> {
  const waiting = (await store.findWaiting(transaction, player, now)).find((change) => change.kind === kind);
  if (!waiting || !isSameContact(kind, waiting.newValue, value)) return;
  const waitMs = resendAt(waiting.requestedAt).getTime() - now.getTime();
  refuseIfEarly('rate_limited', waitMs);
}

/** A request for a new email or number. `isPaced`: the same message is sent at most once a minute. */
export interface ContactRequest {
  player: number;
  kind: ContactKind;
  value: string;
  locale: Locale;
  where: Where;
  isPaced: boolean;
}

/** Requests a new email or number, replacing one that is waiting. Refuses: bad_input by field, rate_limited. */
export async function requestChange(transaction: Transaction, { player, kind, value, locale, where, isPaced }: ContactRequest, now: Date) {
  await takeTurn(transaction, player);
  const before = await contacts[kind].read(transaction, player);
  await contacts[kind].judge(transaction, before, value, locale);
  if (isPaced) await requirePause(transaction, player, kind, value, now);
  await store.cancelWaiting(transaction, player, kind, now);
  const { expiresAt, undoUntil } = contactChangeTimes(kind, now);
  const change = await store.insertChange(transaction, {
    player_id: player,
    kind,
    old_value: before,
    new_value: value,
    requested_at: now,
    expires_at: expiresAt,
    undo_until: undoUntil,
  });
  await audit(transaction, player, `${kind}_change_requested`, where);
  await enqueue(transaction, 'contact_message', { change, to: 'new' } satisfies ContactMessageTask);
  if (contacts[kind].isRequestAnnounced) await enqueue(transaction, 'contact_message', { change, to: 'old' } satisfies ContactMessageTask);
  return readContacts(transaction, player, now);
}

/** Cancels the waiting change; does nothing without one. */
export async function cancelChange(transaction: Transaction, player: number, kind: ContactKind, where: Where, now: Date) {
  if (await store.cancelWaiting(transaction, player, kind, now)) await audit(transaction, player, `${kind}_change_cancelled`, where);
  return readContacts(transaction, player, now);
}

/** What opening a mailed link would do. Refuses: token_invalid, token_expired. */
export async function checkChange({ database, clock }: Platform, token: string) {
  const found = await store.findByToken(database, hashToken(token));
  if (!found) throw refuse('token_invalid');
  const code = found.link === 'undo' ? undoProblem(found, clock.now()) : confirmProblem(found, clock.now());
  if (code) throw refuse(code);
  return {
    kind: found.kind,
    link: found.link,
    old_value: found.oldValue === null ? null : maskContact(found.kind, found.oldValue),
    new_value: maskContact(found.kind, found.newValue),
    is_confirmed: found.confirmedAt !== null,
  };
}

/** The change that a link confirms or undoes. Refuses: token_invalid. */
export async function changeOfLink(queries: Queries, token: string, link: 'confirm' | 'undo'): Promise<number> {
  const found = await store.findByToken(queries, hashToken(token));
  if (found?.link !== link) throw refuse('token_invalid');
  return found.id;
}

function isCodeOf({ codeSalt, codeHash }: store.StoredChange, code: string): boolean {
  return codeSalt !== null && codeHash !== null && timingSafeEqual(codeHash, hashContactCode(codeSalt, code));
}

/** The change that the signed-in player's six digits confirm; each try counts first. Refuses: code_invalid, code_expired. */
export async function changeOfCode({ database, clock }: Platform, player: number, kind: ContactKind, code: string): Promise<number> {
  const now = clock.now();
  const waiting = await store.countCodeTry(database, player, kind, now, CONTACT_CODE_ATTEMPTS);
  if (waiting && isCodeOf(waiting, code)) return waiting.id;
  if (waiting) throw refuse('code_invalid');
  // A retry whose first response was lost.
  const confirmed = await store.findConfirmed(database, player, kind, now);
  if (confirmed && isCodeOf(confirmed, code)) return confirmed.id;
  throw refuse('code_expired');
}

/** Applies the new email or number to the account; a retry changes nothing. Refuses: token_invalid, token_expired, email_taken. */
export async function confirmChange(transaction: Transaction, id: number, where: Where, now: Date): Promise<void> {
  const change = await store.lockChange(transaction, id);
  if (change.confirmedAt && !change.cancelledAt) return;
  const code = confirmProblem(change, now);
  if (code) throw refuse(code);
  const { player, kind, oldValue, newValue } = change;
  await contacts[kind].move(transaction, player, newValue, now);
  await store.setMoment(transaction, id, { confirmed_at: now });
  if (isSameContact(kind, oldValue, newValue)) return audit(transaction, player, `${kind}_confirmed`, where);
  await audit(transaction, player, `${kind}_changed`, where);
  const isNews = !contacts[kind].isRequestAnnounced && oldValue !== null;
  if (isNews) await enqueue(transaction, 'contact_message', { change: id, to: 'old' } satisfies ContactMessageTask);
}

/**
 * Undoes a change by the old contact's link: restores the old value, and ends every session and device trust, since the person who
 * requested the change knew the password. A change that was cancelled meanwhile, and a retry, end them too. Refuses: token_expired, email_taken.
 */
export async function undoChange(transaction: Transaction, id: number, where: Where, now: Date): Promise<void> {
  const change = await store.lockChange(transaction, id);
  const code = undoProblem({ ...change, cancelledAt: null }, now);
  if (code) throw refuse(code);
  const { player, kind } = change;
  if (change.confirmedAt && !change.cancelledAt) await contacts[kind].restore(transaction, player, change.oldValue, now);
  await store.cancelWaiting(transaction, player, kind, now);
  await store.setMoment(transaction, id, { cancelled_at: change.cancelledAt ?? now });
  await endTrusts(transaction, player, {}, now);
  await endAllSessions(transaction, player);
  await audit(transaction, player, `${kind}_change_undone`, where);
}
