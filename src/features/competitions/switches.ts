import type { QueryClient } from '@tanstack/react-query';
import { groups as known } from '#rules/account/groups';
import { isOn, isOnFor, useFlag } from '../../platform/config/flags';
import { queryClient as windowClient } from '../../platform/query-client';

/** Whether there is a page of lotteries (ROUTE-012). */
export const useLotteriesPage = (): boolean => useFlag('lotteries');

/** The same for a loader. */
export const isLotteriesPageOn = (queryClient: QueryClient): Promise<boolean> => isOnFor(queryClient, 'lotteries');

/** Whether quests for testing show to a player of these groups: to testers, and to all where the flag says so (QUEST-004). */
export const showsTestQuests = (groups: readonly number[]): boolean => groups.includes(known.tester) || isOn(windowClient, 'test-quests');
