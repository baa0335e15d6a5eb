import type { QueryClient } from '@tanstack/react-query';
import { confirmLimit, getLimits, removeLimit, reviewLimits, setLimit } from '#contract/calls/limits';
import type { Limit, LimitRequest } from '#contract/fields/limit';
import { ask } from '../../platform/api/client';
import { queryOf } from '../../platform/api/query';

/** The player's limits, refetched each time they are shown: every bet and every deposit changes them. */
export const limitsQuery = () => ({ ...queryOf(getLimits, {}), staleTime: 0 });

async function refresh(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: limitsQuery().queryKey });
}

/** Sets, lowers or asks to raise a limit. */
export async function askForLimit(queryClient: QueryClient, body: LimitRequest): Promise<Limit> {
  const limit = await ask(setLimit, { body }, { retries: 2 });
  await refresh(queryClient);
  return limit;
}

/** Cancels a pending raise or removal: setting a limit to its current value drops the pending change. */
export async function keepLimit(queryClient: QueryClient, { type, period, accounts: [account], minutes }: Limit): Promise<Limit> {
  const value = account ? { currency: account.currency, amount_cents: account.amount_cents } : { minutes };
  return askForLimit(queryClient, { type, period, ...value } as LimitRequest);
}

/** Confirms that the limits still fit, so the question doesn't show for half a year. */
export async function keepLimits(queryClient: QueryClient): Promise<void> {
  await ask(reviewLimits, { body: { is_reviewed: true } }, { retries: 2 });
  await refresh(queryClient);
}

/** Starts a break. It ends the session, so nothing can be read after it. */
export function beginBreak(body: LimitRequest): Promise<Limit> {
  return ask(setLimit, { body }, { retries: 2 });
}

/** Asks to remove a limit. */
export async function askForRemoval(queryClient: QueryClient, id: number): Promise<Limit> {
  const limit = await ask(removeLimit, { params: { id: String(id) } }, { retries: 2 });
  await refresh(queryClient);
  return limit;
}

/** Confirms a change by its mailed token. */
export async function confirmChange(queryClient: QueryClient, token: string): Promise<Limit> {
  const limit = await ask(confirmLimit, { body: { token } }, { retries: 2 });
  await refresh(queryClient);
  return limit;
}
