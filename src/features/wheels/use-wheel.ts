import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ConfigOf } from '#contract/fields/config/index';
import type { WheelItem } from '#contract/fields/config/prizes';
import type { Lootbox, WheelName } from '#contract/fields/wheel';
import { tableFor } from '#rules/wheels/draw';
import { configQuery } from '../../platform/config/configs';
import { useSession } from '../../platform/session';
import { lootboxesQuery } from './wheel-queries';

type WheelConfig = ConfigOf<WheelName>;

export interface WheelView {
  config: WheelConfig;
  status: 'unknown' | 'guest' | 'player';
  /** Boxes to open, the oldest first. */
  waiting: readonly Lootbox[];
  /** The last one opened today; null before. */
  lastOpened: Lootbox | null;
  /** The wheel's content: the table of the current box, else the visitor's. */
  items: readonly WheelItem[];
  /** The daily spin is coming: the server issues it within a minute of a player's first activity. */
  isComing: boolean;
  /** The boxes are loading. */
  isLoading: boolean;
  /** The boxes were never loaded on this device, and can't be now. */
  isUnknown: boolean;
}

/** A wheel for its page (LOOT-003): its configuration, and the player's boxes. */
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
