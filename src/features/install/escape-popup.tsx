import Copy from 'lucide-react/icons/copy';
import { useState, type RefCallback } from 'react';
import { isIosWebview } from '#rules/install/platform';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { GuideSteps } from './guide-steps';
import styles from './install.module.css';

/** How to leave another app's browser: what it can't do, the steps, and the address to copy (OVER-002, PWA-003). */
export default function EscapePopup({ onClose, list }: { onClose: () => void; list?: RefCallback<HTMLOListElement> }) {
  const t = useText();
  const brand = useBrand();
  const [isCopied, setCopied] = useState(false);
  const address = location.origin;
  const isIos = isIosWebview({ userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints });
  const copy = () => {
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      size="small"
      title={t(isIos ? 'install.escape.title' : 'install.escape.title-browser', { brand: brand.name })}
      description={t('install.escape.text', { brand: brand.name })}
      closeText={t('install.sheet.close')}
      footer={
        <div className={styles.ways}>
          <Button variant="secondary" isWide icon={<Copy aria-hidden="true" size={18} />} onClick={copy}>
            <span aria-live="polite">{isCopied ? t('install.escape.copied') : t('install.escape.copy')}</span>
          </Button>
          <Button variant="quiet" isWide onClick={onClose}>
            {t('install.escape.stay')}
          </Button>
        </div>
      }
    >
      <GuideSteps guide="in_app_browser" {...(list && { list })} />
      <p className={styles.address}>{address}</p>
    </Sheet>
  );
}
