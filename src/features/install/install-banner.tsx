import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { absorbTaps } from '../../ui/absorb-taps';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { note, openPrompt, useInstall } from './install';
import styles from './install.module.css';

/** The install banner: the browser's prompt if it has one, else illustrated steps; it can be dismissed (PWA-003). */
export function InstallBanner() {
  const t = useText();
  const brand = useBrand();
  const { isOffered, way } = useInstall();
  useEffect(() => {
    if (isOffered) note({ kind: 'banner_shown' });
  }, [isOffered]);
  if (!isOffered) return null;
  const dismiss = () => {
    absorbTaps();
    note({ kind: 'banner_dismissed', now: Date.now() });
  };
  return (
    <aside className={styles.banner} aria-label={t('install.banner.title', { brand: brand.name })}>
      <img src={brand.logo.mark.url} alt="" width={40} height={40} />
      <div className={styles.offer}>
        <p className={styles.words}>
          <strong>{t('install.banner.title', { brand: brand.name })}</strong>
          <span>{t('install.banner.text')}</span>
        </p>
        {way === 'prompt' ? (
          <Button icon={<Download aria-hidden size={18} />} onClick={() => void openPrompt()}>
            {t('install.banner.install')}
          </Button>
        ) : (
          <Button render={<Link to="/install" />}>{t('install.banner.how')}</Button>
        )}
      </div>
      <IconButton label={t('install.banner.dismiss')} onClick={dismiss}>
        <X aria-hidden size={20} />
      </IconButton>
    </aside>
  );
}
