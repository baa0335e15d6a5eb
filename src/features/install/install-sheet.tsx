import { useEffect } from 'react';
import { installGuideOf, type InstallGuide } from '#rules/install/platform';
import { useBrand } from '../../platform/brand';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { guides } from './guides';
import { note, openPrompt } from './install';
import styles from './install.module.css';
import { StepDrawing } from './step-drawing';

/** How to install in this browser, step by step; `guide` shows another browser's steps for review (PWA-003). */
export function InstallSheet({ guide, onClose }: { guide?: InstallGuide | undefined; onClose: () => void }) {
  const t = useText();
  const brand = useBrand();
  const shown = guide ?? installGuideOf({ userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints });
  const hasPrompt = window.installOffer !== null;
  useEffect(() => {
    if (shown) note({ kind: 'guide_step' });
  }, [shown]);
  return (
    <Sheet isOpen onClose={onClose} size="small" title={t('install.sheet.title', { brand: brand.name })} closeText={t('install.sheet.close')}>
      {!shown && hasPrompt && <Button onClick={() => void openPrompt().then(onClose)}>{t('install.banner.install')}</Button>}
      {!shown && !hasPrompt && <p>{t('install.sheet.impossible')}</p>}
      {shown && (
        <ol className={styles.steps}>
          {guides[shown].map(({ drawing, text }, at) => (
            <li key={text} className={styles.step}>
              <StepDrawing guide={shown} drawing={drawing} />
              <p>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                {t(text)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
