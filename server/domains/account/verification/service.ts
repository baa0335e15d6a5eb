import type { Locale } from '#contract/fields/locale';
import { type VerificationItem, verificationItems, type VerificationStep } from '#contract/fields/verification';
import { type Evidence, type Standing, standingOf } from '#rules/account/verification/evidence';
import { missingItems, type Wanted } from '#rules/account/verification/requirements';
import { thresholdFor, type VerificationTerms, verificationTerms } from '#rules/account/verification/terms';
import type { Queries } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import { textOf } from '#server/texts';
import { latestCheck } from '../identity/store';
import { findLatest } from '../wealth/store';
import { hasPaidIn, readEvidenceDocuments, readMarks, withdrawnCents } from './store';

interface Checklist {
  terms: VerificationTerms;
  currency: string;
  standings: Record<VerificationItem, Standing>;
}

const undecided = (state: Awaited<ReturnType<typeof latestCheck>>) => (state === 'refused' || state === 'review' ? state : null);

async function checklistOf(queries: Queries, player: number, now: Date): Promise<Checklist> {
  const marks = await readMarks(queries, player);
  const evidence: Evidence = {
    isEmailConfirmed: marks.confirmed_at !== null,
    isPhoneConfirmed: marks.phone_confirmed_at !== null,
    check: undecided(await latestCheck(queries, player)),
    isIdentified: marks.verified || marks.sumsub_verified,
    isAddressKnown: marks.verified,
    hasPaidIn: await hasPaidIn(queries, player),
    fundsUntil: marks.sow_questionnaire_expires_at,
    wealth: await findLatest(queries, player),
    documents: await readEvidenceDocuments(queries, player),
  };
  const standings = Object.fromEntries(verificationItems.map((item) => [item, standingOf(item, evidence, now)]));
  return { terms: verificationTerms(marks.license_name), currency: marks.currency, standings: standings as Checklist['standings'] };
}

function missingOf({ terms, standings }: Checklist, wanted: Wanted): VerificationItem[] {
  const states = Object.fromEntries(verificationItems.map((item) => [item, standings[item].state]));
  return missingItems(terms, states as Parameters<typeof missingItems>[1], wanted);
}

function aboveOf(need: Parameters<typeof thresholdFor>[0], own: string): Amount {
  const { amountCents, currency } = thresholdFor(need, own);
  return { amount_cents: amountCents, currency };
}

/** The player's checklist: every item with its state and when it is required (PROF-004). */
export async function readChecklist(queries: Queries, player: number, now: Date): Promise<VerificationStep[]> {
  const checklist = await checklistOf(queries, player, now);
  const { currency } = checklist;
  const due = missingOf(checklist, await withdrawalOf(queries, player, currency, { currency: 'EUR', amount_cents: 1 }));
  return verificationItems.map((item) => {
    const { state, reason, expiresAt } = checklist.standings[item];
    const need = checklist.terms[item];
    return {
      item,
      state,
      reason,
      needed: need.from,
      above: need.from === 'threshold' ? aboveOf(need, currency) : null,
      is_due: due.includes(item),
      expires_at: expiresAt?.toISOString() ?? null,
    };
  });
}

/** An amount in minor units. */
interface Amount {
  currency: string;
  amount_cents: number;
}

interface Asker {
  player: number;
  locale: Locale;
  now: Date;
}

function refuseMissing(missing: readonly VerificationItem[], locale: Locale): void {
  if (missing.length === 0) return;
  if (missing.length === 1 && missing[0] === 'email') throw refuse('email_unconfirmed');
  const problem = (item: VerificationItem) => ({
    code: 'verification_required',
    message: textOf(locale, `account.verification.item.${item}`),
  });
  throw refuse('verification_required', { fields: Object.fromEntries(missing.map((item) => [`verification.${item}`, [problem(item)]])) });
}

/** A requested withdrawal, with all earlier ones. */
async function withdrawalOf(queries: Queries, player: number, currency: string, further: Amount): Promise<Wanted> {
  const totals: Record<string, number> = {};
  for (const known of new Set(['EUR', currency])) totals[known] = await withdrawnCents(queries, player, known, further);
  return { kind: 'withdrawal', currency, totals };
}

/** Refuses a withdrawal until its player has proven what it requires: verification_required by item, email_unconfirmed. */
export async function requireForWithdrawal(queries: Queries, { player, locale, now }: Asker, further: Amount): Promise<void> {
  const checklist = await checklistOf(queries, player, now);
  refuseMissing(missingOf(checklist, await withdrawalOf(queries, player, checklist.currency, further)), locale);
}

/** Refuses deposits and play for money if the licence requires proof first: verification_required by item. */
export async function requireForPlay(queries: Queries, { player, locale, now }: Asker): Promise<void> {
  refuseMissing(missingOf(await checklistOf(queries, player, now), { kind: 'play' }), locale);
}
