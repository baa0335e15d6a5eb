import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { useProgram } from '../use-program';
import styles from './sheets.module.css';

/** The club's current promotion, and its link. */
export default function PromoSheet() {
  const t = useText();
  const { program, say } = useProgram();
  if (!program.promo) return <p>{t('vip.rewards.none')}</p>;
  const { text, button } = program.promo;
  return (
    <div className={styles.sheet}>
      <p>{say(text)}</p>
      <Link to={button.url as '/'} className={buttonClass({ isWide: true })}>
        {say(button.name)}
      </Link>
    </div>
  );
}
