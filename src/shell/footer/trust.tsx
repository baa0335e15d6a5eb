import { Link } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Dices from 'lucide-react/icons/dices';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Scale from 'lucide-react/icons/scale';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { minimumAge } from '#rules/account/fields/age';
import type { Licence } from '#rules/account/restrictions';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import styles from './footer.module.css';

/** The trust marks: age, licence, fair games, secure connections, help; and the operator (FOOT-001). */
export function Trust({ licence }: { licence: Licence }) {
  const t = useText();
  const { company, disputes } = useBrand();
  const body = disputes[licence];
  return (
    <section aria-label={t('frame.footer.trust')} className={styles.row}>
      <h2 className={styles.title}>{t('frame.footer.trust')}</h2>
      <ul className={styles.trust}>
        <li>
          <span className={styles.adults} role="img" aria-label={t('frame.footer.adults')}>
            {`${minimumAge(licence)}+`}
          </span>
        </li>
        <li>
          <Link to="/$slug" params={{ slug: 'terms-and-conditions' }} className={styles.seal}>
            <BadgeCheck aria-hidden size={24} />
            <span>
              <strong>{t('frame.footer.seal.licence')}</strong>
              {licence === 'EE' ? t('frame.footer.seal.licence-ee') : <span translate="no">{company.licenceNumber}</span>}
            </span>
          </Link>
        </li>
        <li>
          <Link to="/$slug" params={{ slug: 'general-rules' }} className={styles.seal}>
            <Dices aria-hidden size={24} />
            <span>
              <strong>{t('frame.footer.seal.fair')}</strong>
              {t('frame.footer.seal.fair-text')}
            </span>
          </Link>
        </li>
        <li>
          <Link to="/$slug" params={{ slug: 'responsible-gaming' }} className={styles.seal}>
            <LifeBuoy aria-hidden size={24} />
            <span>
              <strong>{t('frame.footer.seal.help')}</strong>
              {t('frame.footer.seal.help-text')}
            </span>
          </Link>
        </li>
        <li>
          <Link to="/$slug" params={{ slug: 'privacy-policy' }} className={styles.seal}>
            <LockKeyhole aria-hidden size={24} />
            <span>
              <strong>{t('frame.footer.seal.safe')}</strong>
              {t('frame.footer.seal.safe-text')}
            </span>
          </Link>
        </li>
        <li>
          <Link to="/$slug" params={{ slug: 'complaints' }} className={styles.seal}>
            <Scale aria-hidden size={24} />
            <span>
              <strong>{t('frame.footer.seal.complaints')}</strong>
              {body ? t('frame.footer.seal.disputes', { body: body.name }) : t('frame.footer.seal.complaints-text')}
            </span>
          </Link>
        </li>
        <li>
          <a
            href="https://www.dmca.com/"
            rel="noopener noreferrer"
            target="_blank"
            className={styles.dmca}
            aria-label={t('frame.footer.dmca')}
          >
            <span aria-hidden translate="no">
              DMCA
            </span>
            <span aria-hidden translate="no">
              PROTECTED
            </span>
          </a>
        </li>
      </ul>
    </section>
  );
}
