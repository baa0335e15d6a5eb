import type { Statement, StatementAccount } from '#contract/calls/account/statement';

/** Net deposits: what a player paid in minus what was paid out; fees aren't paid out. */
export function netDeposits({ deposits_cents, withdrawals_cents }: Pick<StatementAccount, 'deposits_cents' | 'withdrawals_cents'>): number {
  return deposits_cents - withdrawals_cents;
}

/** The result of play; below zero for a loss. */
export function netResult({ stakes_cents, wins_cents }: Pick<StatementAccount, 'stakes_cents' | 'wins_cents'>): number {
  return wins_cents - stakes_cents;
}

/** How long a player has played, in hours and minutes. A started minute counts as whole, so that short play isn't shown as zero. */
export function playTime({ played_ms }: Pick<Statement, 'played_ms'>): { hours: number; minutes: number } {
  const minutes = Math.ceil(played_ms / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Whether the account had any movement or has a balance. */
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

/** A figure with its sign: negative if it leaves the account. */
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
