import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BonusOffer } from '#contract/fields/gift';
import { kindsOf } from '#rules/account/groups';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { clearBonusCode, depositOffersQuery, renewGifts, setBonusCode } from '../gift-calls';
import { OfferFacts } from './offer-facts';
import styles from '../gifts.module.css';

/** The visitor's deposit offers, and the code that is set. None for a multi-account player or one without bonuses. */
export function useDepositOffers(): { offers: readonly BonusOffer[]; chosen: string | null } {
  const { player } = useSession();
  const isOffered = player !== null && player.can_issue_bonuses && !kindsOf(player.groups).isMultiAccount;
  const { data } = useQuery({ ...depositOffersQuery(), enabled: isOffered });
  return { offers: isOffered ? (data?.data ?? []) : [], chosen: player?.deposit_bonus_code ?? null };
}

/** Sets or removes the code of the next deposit's bonus; `failure` says that it didn't work. */
function useChange() {
  const t = useText();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async (code: string | null) => (code === null ? clearBonusCode() : (await setBonusCode(code)) !== null),
    onSuccess: () => renewGifts(queryClient),
  });
  return { change, failure: change.data === false && <Message tone="danger">{t('gifts.not-done')}</Message> };
}

interface ChosenOfferProps {
  /** The amount about to be paid, in minor units of `currency`; null until it's known. */
  amountCents?: number | null;
  currency?: string | null;
  /** Beside the form that pays, the terms open on demand. */
  isCompact?: boolean;
}

/** The bonus selected for this deposit, with its terms; a warning if the amount is too small for it (CASH-014, CASH-015). */
export function ChosenOffer({ amountCents = null, currency = null, isCompact = false }: ChosenOfferProps) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const { offers, chosen } = useDepositOffers();
  const { change, failure } = useChange();
  if (chosen === null || offers.length === 0) return null;
  const offer = offers.find(({ code }) => code === chosen);
  const isTooSmall = offer && amountCents !== null && currency === offer.currency && amountCents < offer.min_deposit_cents;
  return (
    <section className={styles.offers} aria-label={t('gifts.offer.applied')}>
      {failure}
      <div className={styles.offer} data-tier={offer?.tier ?? 'none'}>
        <div className={styles.offerHead}>
          <strong>{offer ? `${offer.title} · ${chosen}` : chosen}</strong>
          <Badge tone="success">{t('gifts.offer.applied')}</Badge>
        </div>
        {offer && !isCompact && <OfferFacts offer={offer} />}
        {offer && isCompact && (
          <details className={styles.offerTerms}>
            <summary>{t('gifts.offer.terms')}</summary>
            <OfferFacts offer={offer} />
          </details>
        )}
        {isTooSmall && (
          <Message tone="warning">{t('gifts.offer.too-small', { amount: wholeMoney(offer.min_deposit_cents, offer.currency) })}</Message>
        )}
        <Button size="small" variant="quiet" isBusy={change.isPending} onClick={() => change.mutate(null)}>
          {t('gifts.deposit-code.clear')}
        </Button>
      </div>
    </section>
  );
}

/** The offers of this deposit, to select from (CASH-014). With a code set, they're hidden, and the code's bonus shows (CASH-015). */
export function DepositOffers() {
  const t = useText();
  const { offers, chosen } = useDepositOffers();
  const { change, failure } = useChange();
  if (offers.length === 0) return null;
  if (chosen !== null) return <ChosenOffer />;
  return (
    <section className={styles.offers} aria-labelledby="deposit-offers">
      <h3 id="deposit-offers">{t('gifts.offers.title')}</h3>
      {failure}
      <ul className={styles.offerList}>
        {offers.map((offer) => (
          <li key={offer.key} className={styles.offer} data-tier={offer.tier ?? 'none'}>
            <strong>{offer.title}</strong>
            <OfferFacts offer={offer} />
            <Button
              size="small"
              isBusy={change.isPending && change.variables === offer.code}
              onClick={() => change.mutate(offer.code)}
              aria-label={t('gifts.offer.apply-named', { title: offer.title })}
            >
              {t('gifts.offer.apply')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
