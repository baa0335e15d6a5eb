import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ConfigOf } from '#contract/fields/config/index';
import type { WheelItem } from '#contract/fields/config/prizes';
import type { Lootbox, WheelName } from '#contract/fields/wheel';
import { tableFor } from '#rules/wheels/draw';
import { configQuery } from '../../platform/config/configs';
import { useSession } from '../../platform/session';
import { lootboxesQuery } from './wheels';

type WheelConfig = ConfigOf<WheelName>;

export interface WheelView {
  config: WheelConfig;
  status: 'unknown' | 'guest' | 'player';
  /** Boxes to open, the oldest first. */
  waiting: readonly Lootbox[];
  /** The one opened last today; null before. */
  lastOpened: Lootbox | null;
  /** What the wheel shows: the table of the box at hand, else the one that holds for the visitor. */
  items: readonly WheelItem[];
  /** The day's spin is on its way: the platform gives it within a minute of a player's first sign of life. */
  isComing: boolean;
  /** The boxes are on their way. */
  isLoading: boolean;
  /** The boxes were never loaded on this device, and cannot be now. */
  isUnknown: boolean;
}

/** A wheel as its page shows it (LOOT-003): what operators say of it, and the player's own boxes. */
export function useWheel(name: WheelName): WheelView {
  const { data: config } = useSuspenseQuery(configQuery(name));
  const { status, player } = useSession();
  const boxes = useQuery({ ...lootboxesQuery(), enabled: status === 'player' });
  const own = status === 'player' ? (boxes.data?.data ?? []).filter(({ group_key }) => group_key === config.group_key) : [];
  const waiting = own.filter(({ stage }) => stage === 'issued').toSorted((one, other) => one.id - other.id);
  const lastOpened = own.find(({ stage }) => stage === 'activated') ?? null;
  const items = waiting[0]?.items ?? lastOpened?.items ?? tableFor(config.tables, player?.groups ?? []);
  return {
    config,
    status,
    waiting,
    lastOpened,
    items,
    isComing: 'spins_a_day' in config && waiting.length === 0 && lastOpened === null && items.length > 0,
    isLoading: status === 'player' && boxes.isPending,
    isUnknown: status === 'player' && boxes.data === undefined && boxes.isError,
  };
}
