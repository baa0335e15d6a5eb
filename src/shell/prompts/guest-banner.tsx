import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { storage } from '#contract/storage';
import { comesBackAt } from '#rules/account/sign-up/guest-banner';
import { useText } from '../../platform/i18n';
import { readSession, writeSession } from '../../platform/storage/session-storage';
import { IconButton } from '../../ui/icon-button';
import styles from './guest-banner.module.css';

/** When it returns, epoch ms; 0 if it wasn't closed in this window. */
function returnsAt(): number {
  const closedAt = readSession(storage.session.guestBanner);
  return comesBackAt(typeof closedAt === 'number' ? closedAt : null);
}

/** The benefits of an account, above the sign-in; it can be closed, and returns after two minutes (MOB-003). */
export function GuestBanner() {
  const t = useText();
  const [isClosed, setClosed] = useState(() => returnsAt() > Date.now());
  useEffect(() => {
    if (!isClosed) return undefined;
    const timer = setTimeout(() => setClosed(false), returnsAt() - Date.now());
    return () => clearTimeout(timer);
  }, [isClosed]);
  const close = () => {
    writeSession(storage.session.guestBanner, Date.now());
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
