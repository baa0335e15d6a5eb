import { Bitcoin, CreditCard, Landmark, Wallet, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './method-mark.module.css';

const coins: Record<string, ReactNode> = { btc: <Bitcoin />, bch: <Bitcoin />, eth: 'Ξ', ltc: 'Ł', dog: 'Ð', usdt: 'T' };

const drawn: Record<string, ReactNode> = {
  orbit_wallet: <Wallet />,
  bank: <Landmark />,
  sofort: <Zap />,
};

/** The sign of a method; its name always stands beside it. */
export function MethodMark({ brand }: { brand: string }) {
  const coin = coins[brand];
  return (
    <span className={coin ? styles.coin : styles.mark} aria-hidden="true">
      {coin ?? drawn[brand] ?? <CreditCard />}
    </span>
  );
}
