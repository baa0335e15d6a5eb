import { useBrand } from '../platform/brand';
import { useText } from '../platform/i18n';
import styles from './footer.module.css';

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
      <p className={styles.copyright}>{t('shell.footer.copyright', { year: THIS_YEAR, brand: brand.name })}</p>
    </footer>
  );
}
