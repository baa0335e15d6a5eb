import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentTerms } from '#rules/cashbox/methods/payment-terms';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Chip } from '../../../ui/chip';
import { AccountQuestion } from '../accounts/account-question';
import { brandName } from '../methods/names';
import { accountsQuery, currenciesQuery } from '../queries';
import type { PaymentStep } from '../steps/use-payment-step';
import styles from './crypto-ways.module.css';

/**
 * Crypto deposits: each goes to an account in its currency, which becomes the active one. One that doesn't exist yet is opened
 * only after the same question as in the list of accounts (CASH-004, CASH-011).
 */
export function CryptoWays({ step: { currency, switching }, onDeposit }: { step: PaymentStep; onDeposit: (currency: string) => void }) {
  const t = useText();
  const currencies = useQuery(currenciesQuery()).data?.data ?? [];
  const accounts = useQuery(accountsQuery()).data?.data ?? [];
  const [asked, setAsked] = useState<string | null>(null);
  const { hasCrypto } = paymentTerms(useSession().player?.license_name ?? null);
  const others = hasCrypto ? currencies.filter(({ code, fiat }) => !fiat && code !== currency) : [];
  if (others.length === 0) return null;
  const choose = (code: string) => {
    const isOpen = accounts.some((account) => account.currency === code);
    setAsked(isOpen || code === asked ? null : code);
    if (isOpen) onDeposit(code);
  };
  return (
    <section className={styles.section} aria-labelledby="cashbox-crypto">
      <h3 id="cashbox-crypto">{t('cashbox.methods-crypto')}</h3>
      <div className={styles.chips}>
        {others.map(({ code }) => (
          <Chip key={code} isSelected={code === asked} disabled={switching.isPending} onClick={() => choose(code)}>
            {brandName(t, code.toLowerCase())}
          </Chip>
        ))}
      </div>
      {asked !== null && (
        <AccountQuestion
          key={asked}
          currency={asked}
          isBusy={switching.isPending}
          onOpen={() => onDeposit(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** Starts a deposit in a cryptocurrency: switches to its account, then shows its form as soon as its methods are known. */
export function useCryptoDeposit({ loading, switching, flow }: PaymentStep): (currency: string) => void {
  const [wish, setWish] = useState<string | null>(null);
  const { choose } = flow;
  const method = loading.data?.methods.find(({ type, currency }) => type === 'crypto' && currency === wish);
  useEffect(() => {
    if (!method) return;
    setWish(null);
    choose({ method, profile: null });
  }, [method, choose]);
  return (currency) => {
    setWish(currency);
    switching.mutate(currency, { onError: () => setWish(null) });
  };
}
