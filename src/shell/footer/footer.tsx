import { isFooterLinkShown, paymentMarksFor } from '#rules/content/footer';
import { pagesQuery } from '../../features/content/pages';
import { beside } from '../../platform/api/query';
import type { AppContext } from '../../platform/context/app-context';
import { lazyPart } from '../../platform/loading/lazy-part';
import { useBrand } from '../../platform/context/brand';
import { useLocale, useText } from '../../platform/i18n';
import { useLicence } from '../../platform/context/use-licence';
import { waitBriefly } from '../../platform/reads/wait-briefly';
import { AwardsRail } from './awards-rail';
import { Copyright } from './copyright';
import styles from './footer.module.css';
import { HelpLinks, InformationLinks, SocialLinks } from './footer-links';
import { PaymentMarks } from './payment-marks';
import { ProviderLinks } from './provider-links';
import { Trust } from './trust';

const FooterSnippets = lazyPart(async () => (await import('./footer-snippets')).default);

/** Loads what the footer's length depends on, before it's shown. */
export function loadFooterData({ queryClient, language }: AppContext): Promise<void> {
  return waitBriefly(queryClient.ensureQueryData(beside(pagesQuery(language.locale))));
}

/** The footer of every page (FOOT-001); under the Estonian licence without what invites to play (FOOT-002). */
export function Footer() {
  const t = useText();
  const brand = useBrand();
  const licence = useLicence();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <InformationLinks licence={licence} />
        <HelpLinks licence={licence} />
        {isFooterLinkShown('social', licence) && <SocialLinks />}
      </div>
      {isFooterLinkShown('awards', licence) && <AwardsRail />}
      <ProviderLinks />
      <PaymentMarks marks={paymentMarksFor(useLocale(), licence)} />
      <Trust licence={licence} />
      <FooterSnippets />
      <p className={styles.licence}>
        {licence === 'EE'
          ? t('frame.footer.licence-ee', { company: brand.company.name })
          : t('frame.footer.licence', { company: brand.company.name, licence: brand.company.licenceNumber })}
      </p>
      <Copyright />
    </footer>
  );
}
