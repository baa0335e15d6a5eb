import { groups as known } from '#rules/account/groups';

/** Whether there is a page of lotteries (ROUTE-012). */
export const isLotteriesPageEnabled = (): boolean => true;

/** Whether quests for testing show to a player of these groups (QUEST-004). */
export const showsTestQuests = (groups: readonly number[]): boolean => groups.includes(known.tester);
