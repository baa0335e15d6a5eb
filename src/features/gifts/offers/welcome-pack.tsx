import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';
import { useBreak, useSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { OrbitScene } from '../../../ui/orbit-scene';
import { depositOffersQuery, registrationOffersQuery } from '../gift-calls';
import styles from '../gifts.module.css';
import { OfferFacts } from './offer-facts';

/** The welcome of a new player, step by step: for its group, and for players referred by its partners (GIFT-006). */
export function WelcomePack() {
  const t = useText();
  const { player } = useSession();
  const playBreak = useBreak();
  const { data } = useQuery(registrationOffersQuery());
  const isShown = data?.welcome_pack === true && !playBreak;
  const { data: deposits } = useQuery({ ...depositOffersQuery(), enabled: isShown && player !== null });
  if (!isShown) return null;
  const steps = [
    ...data.data.map((offer) => ({ offer, title: t('gifts.welcome.registration') })),
    ...(deposits?.data ?? []).map((offer) => ({ offer, title: t('gifts.welcome.deposit') })),
  ];
  return (
    <section className={styles.welcome} aria-labelledby="welcome-pack">
      <OrbitScene seed="welcome" className={styles.scene} />
      <h2 id="welcome-pack">{t('gifts.welcome.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ offer, title }) => (
          <li key={offer.key}>
            <p className={styles.step}>{title}</p>
            <p className={styles.offerHead}>
              <strong>{offer.title}</strong>
            </p>
            <OfferFacts offer={offer} />
          </li>
        ))}
      </ol>
      <Button variant="primary" render={<Link to="/deposit" />}>
        {t('gifts.welcome.to-deposit')}
      </Button>
    </section>
  );
}
