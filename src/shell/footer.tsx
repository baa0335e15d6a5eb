import { Link } from '@tanstack/react-router';
import { useBrand } from '../platform/brand';
import { useText } from '../platform/i18n';
import styles from './footer.module.css';

const pages = [
  ['responsible-gaming', 'shell.footer.responsible'],
  ['terms-and-conditions', 'shell.footer.terms'],
  ['privacy-policy', 'shell.footer.privacy'],
] as const;
const THIS_YEAR = String(new Date().getFullYear());

/** The 18+ sign, the way to responsible play and the licence, on every page (FOOT-001). */
export function Footer() {
  const t = useText();
  const brand = useBrand();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <span className={styles.adults} role="img" aria-label={t('shell.footer.adults')}>
          18+
        </span>
        <p>{t('shell.footer.licence', { company: brand.company.name, licence: brand.company.licenceNumber })}</p>
      </div>
      <nav aria-label={t('shell.footer.information')} className={styles.links}>
        {pages.map(([slug, name]) => (
          <Link key={slug} to="/$slug" params={{ slug }}>
            {t(name)}
          </Link>
        ))}
      </nav>
      <p className={styles.copyright}>{t('shell.footer.copyright', { year: THIS_YEAR, brand: brand.name })}</p>
    </footer>
  );
}
