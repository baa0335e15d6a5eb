import { useQuery } from '@tanstack/react-query';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import type { useSwitchAccount } from './account-picker';
import styles from './crypto-ways.module.css';
import { brandName } from './names';
import { currenciesQuery } from './queries';

/** Crypto deposits go to an account in that currency, which a click opens (CASH-004). */
export function CryptoWays({ currency, switching }: { currency: string; switching: ReturnType<typeof useSwitchAccount> }) {
  const t = useText();
  const currencies = useQuery(currenciesQuery()).data?.data ?? [];
  const others = currencies.filter(({ code, fiat }) => !fiat && code !== currency);
  if (others.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cashbox-crypto">
      <h3 id="cashbox-crypto">{t('cashbox.methods-crypto')}</h3>
      <div className={styles.chips}>
        {others.map(({ code }) => (
          <Chip key={code} disabled={switching.isPending} onClick={() => switching.mutate(code)}>
            {brandName(t, code.toLowerCase())}
          </Chip>
        ))}
      </div>
    </section>
  );
}
