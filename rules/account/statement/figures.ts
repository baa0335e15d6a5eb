import type { Statement, StatementAccount } from '#contract/calls/account/statement';

/** What a player put in and didn't get paid out again; fees count as not got back. */
export function netDeposits({ deposits_cents, withdrawals_cents }: Pick<StatementAccount, 'deposits_cents' | 'withdrawals_cents'>): number {
  return deposits_cents - withdrawals_cents;
}

/** What play cost (below zero) or brought. */
export function netResult({ stakes_cents, wins_cents }: Pick<StatementAccount, 'stakes_cents' | 'wins_cents'>): number {
  return wins_cents - stakes_cents;
}

/** How long a player has played, in hours and minutes; a minute that has begun counts whole, so that no play is shown as none. */
export function playTime({ played_ms }: Pick<Statement, 'played_ms'>): { hours: number; minutes: number } {
  const minutes = Math.ceil(played_ms / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Whether anything happened in the account, or is in it. */
export function hasAnything({ lifetime, currency: _currency, ...figures }: StatementAccount): boolean {
  return Object.values(figures).some((figure) => figure !== 0) || lifetime.deposits_cents !== 0;
}

/** The figures of one currency in the order in which a statement lists them. */
export const statementFigures = [
  'opening',
  'deposits',
  'withdrawals',
  'fees',
  'stakes',
  'wins',
  'bonuses',
  'other',
  'closing',
  'net_deposits',
  'net_result',
  'lifetime',
] as const;
export type StatementFigure = (typeof statementFigures)[number];

/** A figure as it's added up: what leaves the account is below zero. */
export function figureOf(account: StatementAccount, figure: StatementFigure): number {
  switch (figure) {
    case 'opening':
      return account.opening_cents;
    case 'deposits':
      return account.deposits_cents;
    case 'withdrawals':
      return 0 - account.withdrawals_cents;
    case 'fees':
      return 0 - account.fees_cents;
    case 'stakes':
      return 0 - account.stakes_cents;
    case 'wins':
      return account.wins_cents;
    case 'bonuses':
      return account.bonuses_cents;
    case 'other':
      return account.other_cents;
    case 'closing':
      return account.closing_cents;
    case 'net_deposits':
      return netDeposits(account);
    case 'net_result':
      return netResult(account);
    case 'lifetime':
      return netDeposits(account.lifetime);
  }
}

/** The figures that a statement shows of an account: fees and other movements only if there were any. */
export function shownFigures(account: StatementAccount): StatementFigure[] {
  return statementFigures.filter((figure) => (figure !== 'fees' && figure !== 'other') || figureOf(account, figure) !== 0);
}
