import { useRef } from 'react';
import type { MessageKey } from '#locales/index';
import { groupedCardNumber } from '#rules/cashbox/methods/card';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import type { FieldValues } from '../form/payment-fields';
import styles from './sandbox-cards.module.css';

const cards: [number: string, outcome: MessageKey][] = [
  ['4242424242424242', 'cashbox.sandbox-succeeds'],
  ['4000056655665556', 'cashbox.sandbox-debit'],
  ['4000002500003155', 'cashbox.sandbox-challenge'],
  ['4000000000000077', 'cashbox.sandbox-pending'],
  ['4000000000000002', 'cashbox.sandbox-declined'],
  ['4000000000009995', 'cashbox.sandbox-poor'],
  ['4000000000005126', 'cashbox.sandbox-canceled'],
];

/** The sandbox's test cards, one click each, in the player's own name: it declines real cards. */
export function SandboxCards({ onUse }: { onUse: (values: FieldValues) => void }) {
  const t = useText();
  const { player } = useSession();
  const panel = useRef<HTMLDetailsElement>(null);
  const use = (number: string) => {
    onUse({
      card_number: groupedCardNumber(number),
      expiry: '12/39',
      security_code: '123',
      holder: `${player?.first_name ?? ''} ${player?.last_name ?? ''}`,
    });
    if (panel.current) panel.current.open = false;
  };
  return (
    <details ref={panel} className={styles.cards}>
      <summary>{t('cashbox.sandbox-title')}</summary>
      <p>{t('cashbox.sandbox-text')}</p>
      <ul>
        {cards.map(([number, outcome]) => (
          <li key={number}>
            <span className={styles.texts}>
              <span className="tabular">{groupedCardNumber(number)}</span>
              <span className={styles.outcome}>{t(outcome)}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => use(number)}
              aria-label={t('cashbox.sandbox-use-named', { outcome: t(outcome) })}
            >
              {t('cashbox.sandbox-use')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
