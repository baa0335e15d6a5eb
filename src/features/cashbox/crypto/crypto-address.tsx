import { useMutation } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { confirmCryptoInSandbox } from '#contract/calls/cashbox/deposits';
import type { NextStep, Payment, PaymentProgress } from '#contract/fields/payment';
import { formatCoins } from '#rules/money/format';
import { ask } from '../../../platform/api/client';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useFormat, useLocale, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import styles from './crypto-address.module.css';

const QrCode = lazyPart(async () => (await import('../../../ui/qr-code')).default);

interface CryptoAddressProps {
  payment: Payment;
  next: Extract<NextStep, { kind: 'address' }>;
  isSandbox: boolean;
  onProgress: (progress: PaymentProgress) => void;
}

/** Where to send crypto: the address as text and as a QR code (CASH-011). */
export function CryptoAddress({ payment, next, isSandbox, onProgress }: CryptoAddressProps) {
  const t = useText();
  const { money } = useFormat();
  const locale = useLocale();
  const [isCopied, setCopied] = useState(false);
  const confirming = useMutation({
    mutationFn: () => ask(confirmCryptoInSandbox, { params: { id: payment.id } }),
    onSuccess: onProgress,
  });
  // Wallets count in whole coins.
  const { amount_cents: cents, currency } = payment;
  const [coins, shown] = [formatCoins(cents, currency, locale), money(cents, currency)];
  const amount = coins === shown ? coins : `${coins} (${shown})`;
  const copy = () => {
    void navigator.clipboard.writeText(next.address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.address}>
      <div className={styles.code}>
        <QrCode text={next.uri} label={t('cashbox.address-code', { currency: payment.currency })} />
      </div>
      <p className={styles.label}>{t('cashbox.address-label', { currency: payment.currency })}</p>
      <p className={styles.letters}>{next.address}</p>
      <Button variant="secondary" isWide icon={<Copy aria-hidden="true" />} onClick={copy}>
        <span aria-live="polite">{isCopied ? t('cashbox.address-copied') : t('cashbox.address-copy')}</span>
      </Button>
      <p className={styles.note}>{t('cashbox.address-note', { currency: payment.currency, amount })}</p>
      {isSandbox && (
        <div className={styles.sandbox}>
          <p>{t('cashbox.address-sandbox')}</p>
          <Button variant="quiet" isWide isBusy={confirming.isPending} onClick={() => confirming.mutate()}>
            {t('cashbox.address-confirm')}
          </Button>
        </div>
      )}
    </div>
  );
}
