import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { SheetLink } from '../sheet-link';
import { TierMark } from '../marks/tier-mark';
import { useProgram } from '../use-program';
import { ToClub } from './to-club';
import styles from './sheets.module.css';

/** The club welcomes a player, once on a device (VIP-004). */
export default function WelcomeSheet() {
  const t = useText();
  const { program, say, levels, own } = useProgram();
  const level = levels.find(({ id }) => id === own);
  return (
    <div className={styles.sheet}>
      {level && <TierMark level={level.status} className={styles.sign} />}
      <p>{say(program.welcome.text)}</p>
      <div className={styles.actions}>
        {program.onboarding.length > 0 && (
          <SheetLink sheet="onboarding" className={buttonClass({ variant: 'quiet' })}>
            {t('vip.onboarding')}
          </SheetLink>
        )}
        <ToClub />
      </div>
    </div>
  );
}
