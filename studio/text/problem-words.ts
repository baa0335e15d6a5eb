import { ProviderProblem } from '../protocol/provider';
import type { Money } from './money';
import type { Text } from './texts';

/** Why a call failed, in the player's words; a limit that still leaves something says how much (LIMIT-005). */
export function problemWords({ text, money }: { text: Text; money: Money }, error: unknown): string {
  const { code, limit } = error instanceof ProviderProblem ? error : { code: 'other', limit: undefined };
  if (code === 'limit_reached' && limit && limit.left_cents > 0) return text('problem_limit_exceeded', { left: money(limit.left_cents) });
  const key = `problem_${code}`;
  return text(text.knows(key) ? key : 'problem_other');
}

/** Whether the page says why a stake was refused: which limit it is, what it leaves, and the way to the limits (LIMIT-005). */
export function isSaidByPage(error: unknown): boolean {
  return error instanceof ProviderProblem && error.code === 'limit_reached' && (error.limit?.left_cents ?? 0) > 0;
}

/** What the page gets of a failed call. */
export function refusalMessage(error: unknown) {
  const { code, limit } = error instanceof ProviderProblem ? error : { code: 'other', limit: undefined };
  return { kind: 'refused' as const, code, ...(limit && { limit }) };
}
