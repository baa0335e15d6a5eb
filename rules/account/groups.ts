import { vipStatuses } from '#contract/fields/vip';

/** Groups that change what a player sees or may do, by their numbers on the wire. */
export const groups = {
  tester: 21,
  multiAccount: 100,
  evenId: 543,
  oddId: 544,
  supportChat: 545,
  lithuanianIban: 1101,
  risingStar: 1117,
  nativeApp: 1401,
  welcomePack: 131_811,
} as const;

/** The VIP levels from the first to the last, as groups `vip_level_1` to `vip_level_6`. */
export const vipLevelGroups: readonly number[] = vipStatuses.map(({ id }) => id);

/** The lifetime levels from the first to the last, as groups `lifetime_level_1` to `lifetime_level_8`. */
export const lifetimeLevelGroups = [1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508] as const;

/** The groups of players with an even and an odd id. */
export const evenOrOddGroups: readonly number[] = [groups.evenId, groups.oddId];

/** Groups that a player may join on request; every other one is assigned by a rule of the server. */
const joinable: ReadonlySet<number> = new Set([groups.nativeApp]);

/** Returns whether a request to join may be granted: it's refused as a whole if any group isn't free to join. */
export function mayJoin(asked: readonly number[]): boolean {
  return asked.length > 0 && asked.every((group) => joinable.has(group));
}

/** What kind of player this is (USER-002). */
export interface PlayerKinds {
  isTester: boolean;
  isMultiAccount: boolean;
  /** 1 to 6; null without a VIP level. */
  vipLevel: number | null;
  /** 1 to 8; null without a lifetime level. */
  lifetimeLevel: number | null;
}

function highest(levels: readonly number[], held: ReadonlySet<number>): number | null {
  const place = levels.findLastIndex((group) => held.has(group));
  return place === -1 ? null : place + 1;
}

/** Determines the kind of player from the groups (USER-002). */
export function kindsOf(held: readonly number[]): PlayerKinds {
  const set = new Set(held);
  return {
    isTester: set.has(groups.tester),
    isMultiAccount: set.has(groups.multiAccount),
    vipLevel: highest(vipLevelGroups, set),
    lifetimeLevel: highest(lifetimeLevelGroups, set),
  };
}
