import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { comesBackAt } from '#rules/account/sign-up/guest-banner';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/icon-button';
import styles from './guest-banner.module.css';

/** When the banner was closed in this window, epoch ms. */
let closedAt: number | null = null;

/** The benefits of an account, above the sign-in; it can be closed, and returns after two minutes (MOB-003). */
export function GuestBanner() {
  const t = useText();
  const [isClosed, setClosed] = useState(() => comesBackAt(closedAt) > Date.now());
  useEffect(() => {
    if (!isClosed) return undefined;
    const timer = setTimeout(() => setClosed(false), comesBackAt(closedAt) - Date.now());
    return () => clearTimeout(timer);
  }, [isClosed]);
  const close = () => {
    closedAt = Date.now();
    setClosed(true);
  };
  if (isClosed) return null;
  return (
    <aside className={styles.banner} aria-label={t('frame.guest-banner.title')}>
      <p>
        <strong>{t('frame.guest-banner.title')}</strong>
        <span>{t('frame.guest-banner.text')}</span>
      </p>
      <IconButton label={t('frame.guest-banner.close')} onClick={close}>
        <X aria-hidden size={20} />
      </IconButton>
    </aside>
  );
}
