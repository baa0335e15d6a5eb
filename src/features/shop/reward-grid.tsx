import type { ShopCard } from '#contract/fields/shop';
import { lazyPart } from '../../platform/loading/lazy-part';
import { cardList } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { RewardCard } from './shop-card';
import styles from './shop.module.css';
import { useExchange } from './use-exchange';

const ExchangeSheet = lazyPart(async () => (await import('./exchange-sheet')).default);

interface RewardGridProps {
  cards: readonly ShopCard[];
  balance: number;
  /** A guest's return address. */
  path: string;
}

/** Cards side by side, with the exchange over them (SHOP-005). */
export function RewardGrid({ cards, balance, path }: RewardGridProps) {
  const { underWay, ...exchanging } = useExchange(balance);
  const isExchanging = underWay !== null;
  return (
    <>
      <div className={classNames(cardList, styles.grid)} aria-busy={isExchanging}>
        {cards.map((card) => (
          <RewardCard
            key={card.group}
            card={card}
            balance={balance}
            path={path}
            isBusy={underWay === card.group}
            isDisabled={isExchanging && underWay !== card.group}
            onExchange={exchanging.begin}
          />
        ))}
      </div>
      {exchanging.view && (
        <ExchangeSheet
          key={exchanging.view.kind}
          view={exchanging.view}
          isExchanging={isExchanging}
          onEnable={exchanging.enable}
          onClosed={exchanging.close}
        />
      )}
    </>
  );
}
