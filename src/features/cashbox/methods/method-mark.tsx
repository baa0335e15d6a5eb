import Bitcoin from 'lucide-react/icons/bitcoin';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Send from 'lucide-react/icons/send';
import Ticket from 'lucide-react/icons/ticket';
import Wallet from 'lucide-react/icons/wallet';
import Zap from 'lucide-react/icons/zap';
import type { ReactNode } from 'react';
import styles from './method-mark.module.css';

const coins: Record<string, ReactNode> = { btc: <Bitcoin />, bch: <Bitcoin />, eth: 'Ξ', ltc: 'Ł', dog: 'Ð', usdt: 'T' };

const drawn: Record<string, ReactNode> = {
  orbit_wallet: <Wallet />,
  interac: <Send />,
  neosurf: <Ticket />,
  bank: <Landmark />,
  sofort: <Zap />,
};

/** The icon of a method; its name is always beside it. */
export function MethodMark({ brand }: { brand: string }) {
  const coin = coins[brand];
  return (
    <span className={coin ? styles.coin : styles.mark} aria-hidden="true">
      {coin ?? drawn[brand] ?? <CreditCard />}
    </span>
  );
}
