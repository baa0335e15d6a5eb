import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exchangeStep } from '#rules/shop/exchange';
import { CallFailed } from '../../platform/api/refusal';
import { logFailure } from '../../platform/log';
import { useOnline } from '../../platform/presence/use-online';
import { session } from '../../platform/session';
import { enableBonuses, exchange } from './shop-calls';
import type { ShopWish } from './shop-card';

/** The content of the dialog over the shop. */
export type ExchangeView =
  | { kind: 'too_few'; missing: number }
  | { kind: 'multi_account' }
  | { kind: 'enable_bonuses' }
  | { kind: 'done'; gives: 'money' | 'gift' | 'tickets' | 'boxes'; what: string }
  /** Refused; not sent without a network; or sent without a response, so the result isn't known yet. */
  | { kind: 'failed' }
  | { kind: 'offline' }
  | { kind: 'unknown' };

/** What an exchange gives, by the card's type, if it gives no gift. */
const gaveBy = { money: 'money', freespins: 'gift', lotteries: 'tickets', lootboxes: 'boxes' } as const;

/** The flow of an exchange: requirements first, then the exchange, then its result (SHOP-005). */
export function useExchange(balance: number) {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const [wish, setWish] = useState<ShopWish | null>(null);
  const [view, setView] = useState<ExchangeView | null>(null);
  const exchanging = useMutation({
    mutationFn: async ({ wanted, enables }: { wanted: ShopWish; enables: boolean }) => {
      if (enables) await enableBonuses();
      return exchange(wanted.card, wanted.cost);
    },
    onSuccess: (response, { wanted }) =>
      setView({ kind: 'done', gives: response.gift_id !== null ? 'gift' : gaveBy[wanted.card.type], what: wanted.what }),
    onError: (error) => {
      // The failure modal is the only error shown (ERR-005).
      logFailure('EXCHANGE_FAILED', error);
      setView({ kind: error instanceof CallFailed && error.isOffline ? 'unknown' : 'failed' });
    },
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => /^(vip|gifts|competitions|wheels)\./.test(String(queryKey[1])) }),
  });
  const begin = (wanted: ShopWish) => {
    if (exchanging.isPending) return;
    setWish(wanted);
    const step = exchangeStep(session.player, balance, wanted.cost);
    if (!isOnline && step.kind !== 'register') setView({ kind: 'offline' });
    else if (step.kind === 'exchange') exchanging.mutate({ wanted, enables: false });
    else if (step.kind !== 'register') setView(step);
  };
  const enable = () => {
    if (wish && !exchanging.isPending) exchanging.mutate({ wanted: wish, enables: true });
  };
  const underWay = exchanging.isPending ? exchanging.variables.wanted.card.group : null;
  return { view, begin, enable, underWay, close: () => setView(null) };
}
