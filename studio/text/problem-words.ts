import { ProviderProblem } from '../protocol/provider';
import type { Money } from './money';
import type { Text } from './texts';

/** The reason why a call failed, for the player; for a limit with a remaining part, with its amount (LIMIT-005). */
export function problemWords({ text, money }: { text: Text; money: Money }, error: unknown): string {
  const { code, limit } = error instanceof ProviderProblem ? error : { code: 'other', limit: undefined };
  if (code === 'limit_reached' && limit && limit.left_cents > 0) return text('problem_limit_exceeded', { left: money(limit.left_cents) });
  const key = `problem_${code}`;
  return text(text.knows(key) ? key : 'problem_other');
}

/** Whether the page explains why a stake was refused: the limit, its remaining part, and a link to the limits (LIMIT-005). */
export function isSaidByPage(error: unknown): boolean {
  return error instanceof ProviderProblem && error.code === 'limit_reached' && (error.limit?.left_cents ?? 0) > 0;
}

/** The message to the page about a failed call. */
export function refusalMessage(error: unknown) {
  const { code, limit } = error instanceof ProviderProblem ? error : { code: 'other', limit: undefined };
  return { kind: 'refused' as const, code, ...(limit && { limit }) };
}
