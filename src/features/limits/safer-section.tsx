import { Link } from '@tanstack/react-router';
import Gauge from 'lucide-react/icons/gauge';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { buttonClass } from '../../ui/button';
import styles from './safer-play.module.css';

/**
 * A section with links to limits, breaks and help. `children` is an additional action; the link to the limits is then shown as a button.
 */
export function SaferSection({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const t = useText();
  return (
    <section className={styles.safer} aria-labelledby="safer-play">
      <Gauge aria-hidden size={24} />
      <div className={styles.words}>
        <h2 id="safer-play" className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className={styles.ways}>
        <Link to="/limits" className={children ? buttonClass({ size: 'small' }) : undefined}>
          {t('limits.title')}
        </Link>
        {children}
        <Link to="/$slug" params={{ slug: 'responsible-gaming' }}>
          {t('limits.safer.help')}
        </Link>
      </div>
    </section>
  );
}
