import type { QueryClient } from '@tanstack/react-query';
import { getSecurityEvents, getSessions } from '#contract/calls/account/session';
import { getSecurity } from '#contract/calls/account/two-factor';
import { queryOf } from '../../../platform/api/query';
import { loadSession } from '../../../platform/session';

/** Second factor, trusted devices, the previous sign-in and a pending reset. */
export const securityQuery = () => queryOf(getSecurity, {});

/** Where the player is signed in. */
export const sessionsQuery = () => queryOf(getSessions, {});

/** Refetches what a security change may have changed, the player included. */
export async function refreshSecurity(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['private', getSecurityEvents.id] });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: securityQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
    loadSession(),
  ]);
}
