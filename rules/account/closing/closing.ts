const DAY_MS = 24 * 60 * 60_000;

/** Why a player closes the account; `too_much`: gambling has become a problem. */
export const closingReasons = ['not_playing', 'too_much', 'privacy', 'service', 'other'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Days in which a closed account can be reopened with everything in it. */
export const REOPENING_DAYS = 30;

/** Months for which an account that was closed over gambling problems stays closed: as long as the shortest self-exclusion. */
export const PROBLEM_MONTHS = 6;

/** Years for which the law requires records after an account was closed; the longest of them for an unknown licence. */
export function retentionYears(licence: string | null): number {
  return licence === null || licence === 'curacao' || licence === 'EE' ? 5 : 7;
}

const yearsLater = (at: Date, years: number) => {
  const later = new Date(at);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
};

const monthsLater = (at: Date, months: number) => {
  const later = new Date(at);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
};

/**
 * When a closed account's data is erased: `trimDueAt` for data that the law doesn't require, after the month for reopening if the
 * player asked for it, otherwise with the rest; `eraseDueAt` for the rest.
 */
export function erasureTimes(closedAt: Date, licence: string | null, isAsked: boolean): { trimDueAt: Date; eraseDueAt: Date } {
  const eraseDueAt = yearsLater(closedAt, retentionYears(licence));
  return { trimDueAt: isAsked ? new Date(closedAt.getTime() + REOPENING_DAYS * DAY_MS) : eraseDueAt, eraseDueAt };
}

/** Until when an account that was closed for a reason counts as its player's self-exclusion; null for other reasons. */
export function excludedUntil(reason: ClosingReason, closedAt: Date): Date | null {
  return reason === 'too_much' ? monthsLater(closedAt, PROBLEM_MONTHS) : null;
}

/** The facts about a closed account that an operator is asked to reopen. */
export interface ClosedAccount {
  reason: ClosingReason;
  closedAt: Date;
  trimmedAt: Date | null;
  erasedAt: Date | null;
  isOnBreak: boolean;
}

/** Why an account can't be reopened; null if it can. */
export type ReopeningProblem = 'erased' | 'excluded' | 'too_early';

/** Whether the law allows an account to be reopened now: not during a break, nor for months after gambling problems. */
export function reopeningProblem({ reason, closedAt, trimmedAt, erasedAt, isOnBreak }: ClosedAccount, now: Date): ReopeningProblem | null {
  if (erasedAt !== null || trimmedAt !== null) return 'erased';
  if (isOnBreak) return 'excluded';
  const until = excludedUntil(reason, closedAt);
  return until !== null && now < until ? 'too_early' : null;
}

/** A balance at closing, in minor units. `smallestPayoutCents`: the smallest possible withdrawal; null if no method pays out. */
export interface ClosingBalance {
  currency: string;
  realCents: number;
  smallestPayoutCents: number | null;
}

/** The balances that must be withdrawn before an account can close; one that's too small for a withdrawal stays owed. */
export function balancesToWithdraw(balances: readonly ClosingBalance[]): ClosingBalance[] {
  return balances.filter(({ realCents, smallestPayoutCents }) => realCents > 0 && realCents >= (smallestPayoutCents ?? 1));
}
