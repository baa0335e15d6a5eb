import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ShopCard } from '#contract/fields/shop';
import { coinTier } from '#rules/shop/coin-tier';
import { choosesQuantity, priceOf, quantityWithin, rateFor } from '#rules/shop/exchange';
import { useWagering } from '../../platform/context/use-wagering';
import { type TextOf, useFormat, useText } from '../../platform/i18n';
import { useBreak, useSession } from '../../platform/session';
import { ForNewPlayers } from '../../platform/context/for-new-players';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CoinPicture } from './coin-picture';
import { Quantity } from './quantity';
import styles from './shop.module.css';

const tones = { POPULAR: 'warning', NEW: 'info', VIP: 'special' } as const;

/** The content of one card, and its total price. */
export interface ShopWish {
  card: ShopCard;
  cost: number;
  /** The content as text. */
  what: string;
}

interface ShopCardProps {
  card: ShopCard;
  balance: number;
  /** A guest's return address. */
  path: string;
  /** Whether its exchange is pending. */
  isBusy: boolean;
  /** Whether another one's is. */
  isDisabled: boolean;
  onExchange: (wish: ShopWish) => void;
}

/** A card's content for a quantity, as text. */
function useWhat(card: ShopCard, currency: string | undefined): (quantity: number) => string {
  const t = useText();
  const { wholeMoney } = useFormat();
  const rate = rateFor(card.rates, currency);
  return (quantity) => {
    if (card.type === 'money' && rate) return wholeMoney(rate.amount_cents * quantity, rate.currency);
    if (card.type === 'lotteries') return t('shop.tickets', { count: quantity });
    if (card.type === 'lootboxes') return t('shop.boxes', { count: quantity });
    return t('shop.spins', { count: (card.rate?.freespins_count ?? 0) * quantity });
  };
}

/** The small print under a card's content; null for none. */
function termsOf(t: TextOf, { type }: ShopCard, wager: number): string | null {
  if (type === 'lootboxes') return t('shop.boxes.terms');
  if (type === 'money') return wager > 0 ? t('shop.wager', { times: wager }) : t('shop.no-wager');
  return wager > 0 ? t('shop.spins-wager', { times: wager }) : null;
}

/** The worth of a card in EUR cents: its amount in euros, else its coins, one cent each. */
const worthOf = ({ rates, rate }: ShopCard) => rates.find(({ currency }) => currency === 'EUR')?.amount_cents ?? rate?.points ?? 0;

/** One reward: its content, price, quantity and exchange button (SHOP-002, SHOP-004, SHOP-008). */
export function RewardCard({ card, balance, path, isBusy, isDisabled, onExchange }: ShopCardProps) {
  const t = useText();
  const { number } = useFormat();
  const { player } = useSession();
  const playBreak = useBreak();
  const wagering = useWagering();
  const [wanted, setWanted] = useState(1);
  const what = useWhat(card, player?.currency);
  const price = priceOf(card, player?.currency);
  if (price === null) return null;
  const quantity = player ? quantityWithin(wanted, balance, price) : 1;
  const cost = price * quantity;
  const terms = termsOf(t, card, wagering(card.wager));
  return (
    <Card as="article" isPadded={false} className={styles.card} data-type={card.type}>
      <p className={styles.labels}>
        {card.labels.map((label) => (
          <Badge key={label} tone={tones[label]}>
            {t(`shop.label.${label}`)}
          </Badge>
        ))}
      </p>
      <CoinPicture tier={coinTier(worthOf(card))} />
      <h2 className={styles.what}>{what(quantity)}</h2>
      <p className={styles.title}>{card.title}</p>
      {terms !== null && <p className={styles.terms}>{terms}</p>}
      <p className={styles.price}>
        <strong className="tabular">{t('shop.points-of', { points: cost })}</strong>
        {card.full_points !== null && <s className={styles.was}>{t('shop.was', { points: number(card.full_points * quantity) })}</s>}
      </p>
      {player && choosesQuantity(balance, price) && (
        <Quantity quantity={quantity} balance={balance} price={price} title={card.title} onChange={setWanted} />
      )}
      {playBreak ? null : player ? (
        <Button
          variant={balance >= cost ? 'primary' : 'secondary'}
          isWide
          isBusy={isBusy}
          disabled={isDisabled}
          onClick={() => onExchange({ card, cost, what: what(quantity) })}
          aria-label={t('shop.exchange-named', { title: `${what(quantity)}, ${card.title}` })}
        >
          {t('shop.exchange')}
        </Button>
      ) : (
        <ForNewPlayers>
          <Button isWide render={<Link to="/registration" search={{ redirect: path }} />}>
            {t('shop.register')}
          </Button>
        </ForNewPlayers>
      )}
    </Card>
  );
}
