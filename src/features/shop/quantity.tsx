import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { affordable, quantityWithin } from '#rules/shop/exchange';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/icon-button';
import styles from './shop.module.css';

interface QuantityProps {
  quantity: number;
  balance: number;
  price: number;
  /** The card's name, for the labels of the controls. */
  title: string;
  onChange: (quantity: number) => void;
}

/** The quantity of a card: from one to what the balance buys (SHOP-004). */
export function Quantity({ quantity, balance, price, title, onChange }: QuantityProps) {
  const t = useText();
  const change = (wanted: number) => onChange(quantityWithin(wanted, balance, price));
  const name = `${t('shop.quantity')}: ${title}`;
  return (
    <div className={styles.quantity} role="group" aria-label={name}>
      <IconButton label={`${name} −1`} disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        className="tabular"
        aria-label={name}
        min={1}
        max={affordable(balance, price)}
        value={quantity}
        onChange={({ target }) => change(Number(target.value))}
      />
      <IconButton label={`${name} +1`} disabled={quantity >= affordable(balance, price)} onClick={() => change(quantity + 1)}>
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
