import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { getShellConfig } from '#contract/calls/config/shell';
import type { Flag } from '#contract/fields/config/flags';
import { groups } from '#rules/account/groups';
import { isClosed, isFlagOn } from '#rules/config/flags';
import { queryOf } from '../api/query';
import { type AppContext, useAppContext } from '../context/app-context';
import { useSession } from '../session';

const read = queryOf(getShellConfig, {});

/** What every page reads: flags and logo. The stale-data banner ignores it, because it isn't part of the page's content. */
export const shellConfigQuery = queryOptions({ ...read, meta: { ...read.meta, isBeside: true } });

type Overrides = ReturnType<AppContext['flagOverrides']['get']>;

const none: Readonly<Overrides> = {};

/** The overrides of this device, as a hook. */
export function useFlagOverrides(): Overrides {
  const { flagOverrides } = useAppContext();
  return useSyncExternalStore(flagOverrides.subscribe, flagOverrides.get, () => none);
}

const isTester = (held: readonly number[] | undefined) => held?.includes(groups.tester) === true;

/** Whether a flag is on, by the data that this window has loaded: for code outside components. */
export function isOn({ queryClient, flagOverrides, session }: AppContext, flag: Flag): boolean {
  const server = queryClient.getQueryData(shellConfigQuery.queryKey)?.flags ?? {};
  return isFlagOn(flag, { server, overrides: flagOverrides.get(), isTester: isTester(session.player?.groups) });
}

/** Whether a flag is on, once the server has responded or couldn't be reached: for guards and loaders. */
export async function isOnFor(app: AppContext, flag: Flag): Promise<boolean> {
  await app.queryClient.ensureQueryData(shellConfigQuery).catch(() => undefined);
  return isOn(app, flag);
}

/** Whether a content page is closed to the visitor, once the server has responded or couldn't be reached (USER-003). */
export async function isClosedFor({ queryClient, session }: AppContext, path: string): Promise<boolean> {
  const shell = await queryClient.ensureQueryData(shellConfigQuery).catch(() => undefined);
  return isClosed(path, shell?.closed, isTester(session.player?.groups));
}

/** Returns a check, by address, of whether a content page is closed to the visitor (USER-003). */
export function useIsClosed(): (path: string) => boolean {
  const { data } = useQuery(shellConfigQuery);
  const { player } = useSession();
  const [closed, groupsHeld] = [data?.closed, player?.groups];
  return useCallback((path) => isClosed(path, closed, isTester(groupsHeld)), [closed, groupsHeld]);
}

/** Whether a flag is on (CONF-003); the default applies until the server has responded. */
export function useFlag(flag: Flag): boolean {
  const { data } = useQuery(shellConfigQuery);
  const { player } = useSession();
  return isFlagOn(flag, { server: data?.flags ?? none, overrides: useFlagOverrides(), isTester: isTester(player?.groups) });
}
