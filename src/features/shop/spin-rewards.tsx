import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { priceOf } from '#rules/shop/exchange';
import { seesSpinRewards } from '#rules/wheels/seen';
import { useFlag } from '../../platform/config/flags';
import { useSession } from '../../platform/session';
import { RewardGrid } from './reward-grid';
import { coinsQuery, rewardsQuery } from './shop-calls';

/**
 * The spin rewards that a player can afford: loot boxes and free spins outside the sale (LOOT-005). Null for a guest,
 * without coins, if nothing is affordable, and while the shop is closed. What was affordable when the page opened stays,
 * so that nothing disappears while it's being bought.
 */
export function useSpinRewards() {
  const { player } = useSession();
  const isOpen = useFlag('rocket-mart') && player !== null;
  const { data: coins } = useQuery({ ...coinsQuery(), enabled: isOpen });
  const reads = useQueries({
    queries: [rewardsQuery('lootboxes'), rewardsQuery('freespins')].map((query) => ({ ...query, enabled: isOpen })),
  });
  const balance = coins?.chargeable.points ?? 0;
  const cards = reads.flatMap(({ data }) => data?.data ?? []).filter(({ is_discount }) => !is_discount);
  const priced = cards.flatMap((card) => {
    const price = priceOf(card, player?.currency);
    return price === null ? [] : [{ card, price }];
  });
  const [within, setWithin] = useState<readonly string[]>([]);
  const sees = isOpen && seesSpinRewards({ chargeablePoints: balance, prices: priced.map(({ price }) => price) });
  const reached = priced.filter(({ price }) => price <= balance).map(({ card }) => card.group);
  if (reached.some((group) => !within.includes(group))) setWithin([...within, ...reached]);
  if (!isOpen || (!sees && within.length === 0)) return null;
  return { balance, cards: cards.filter(({ group }) => within.includes(group) || reached.includes(group)) };
}

/** Those rewards, to be exchanged in place. */
export function SpinRewards({ balance, cards }: NonNullable<ReturnType<typeof useSpinRewards>>) {
  return <RewardGrid cards={cards} balance={balance} path="/rocketmart-wheel" />;
}
