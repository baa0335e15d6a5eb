import { useHydrated } from '@tanstack/react-router';
import { copyrightFor } from '#rules/content/footer';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import styles from './footer.module.css';

const THIS_YEAR = String(new Date().getFullYear());

/** The copyright, in the version of the player's group (FOOT-001). */
export function Copyright() {
  const t = useText();
  const { name, company } = useBrand();
  const { player } = useSession();
  const isHydrated = useHydrated();
  const kind = copyrightFor((isHydrated && player?.groups) || []);
  return (
    <p className={styles.copyright}>
      {t(`frame.footer.copyright.${kind}`, { year: THIS_YEAR, brand: name, company: company.name, address: company.address })}
    </p>
  );
}
