import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentTerms } from '#rules/cashbox/methods/payment-terms';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import styles from './crypto-ways.module.css';
import { brandName } from '../methods/names';
import { currenciesQuery } from '../queries';
import type { PaymentStep } from '../steps/use-payment-step';

/** Scrolls to the question: in a sheet it opens below the fold. */
const show = (question: HTMLElement | null) => question?.scrollIntoView({ block: 'nearest' });

/**
 * Crypto deposits: a click on a currency explains where the deposit goes, and requires confirmation. It goes to an account in
 * its currency, which becomes the active one (CASH-004, CASH-011).
 */
export function CryptoWays({ step: { currency, switching }, onDeposit }: { step: PaymentStep; onDeposit: (currency: string) => void }) {
  const t = useText();
  const currencies = useQuery(currenciesQuery()).data?.data ?? [];
  const [asked, setAsked] = useState<string | null>(null);
  const { hasCrypto } = paymentTerms(useSession().player?.license_name ?? null);
  const others = hasCrypto ? currencies.filter(({ code, fiat }) => !fiat && code !== currency) : [];
  if (others.length === 0) return null;
  const nameOf = (code: string) => brandName(t, code.toLowerCase());
  return (
    <section className={styles.section} aria-labelledby="cashbox-crypto">
      <h3 id="cashbox-crypto">{t('cashbox.methods-crypto')}</h3>
      <div className={styles.chips}>
        {others.map(({ code }) => (
          <Chip
            key={code}
            isSelected={code === asked}
            disabled={switching.isPending}
            onClick={() => setAsked(code === asked ? null : code)}
          >
            {nameOf(code)}
          </Chip>
        ))}
      </div>
      {asked !== null && (
        <div key={asked} ref={show} className={styles.question} role="status">
          <p>{t('cashbox.crypto.ask-text', { currency: asked })}</p>
          <Button variant="primary" isWide isBusy={switching.isPending} onClick={() => onDeposit(asked)}>
            {t('cashbox.crypto.ask', { name: nameOf(asked) })}
          </Button>
          <Button variant="quiet" isWide disabled={switching.isPending} onClick={() => setAsked(null)}>
            {t('cashbox.crypto.no')}
          </Button>
        </div>
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
