import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type TextOf, useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import styles from './shop.module.css';
import type { ExchangeView } from './use-exchange';

interface ExchangeSheetProps {
  view: ExchangeView;
  isExchanging: boolean;
  onEnable: () => void;
  onClosed: () => void;
}

function titleOf(t: TextOf, { kind }: ExchangeView): string {
  if (kind === 'too_few') return t('shop.too-few.title');
  if (kind === 'multi_account') return t('shop.multi.title');
  if (kind === 'enable_bonuses') return t('shop.enable.title');
  if (kind === 'unknown') return t('shop.unknown.title');
  return t(kind === 'done' ? 'shop.done.title' : 'shop.failed.title');
}

function textOf(t: TextOf, view: ExchangeView): string {
  switch (view.kind) {
    case 'too_few':
      return t('shop.too-few.text', { missing: view.missing });
    case 'multi_account':
      return t('shop.multi.text');
    case 'enable_bonuses':
      return t('shop.enable.text');
    case 'done':
      return t(`shop.done.${view.gives}`, { what: view.what });
    case 'failed':
      return t('shop.failed.text');
    case 'offline':
      return t('shell.needs-network');
    case 'unknown':
      return t('shop.failed.unknown');
  }
}

/** An exchange's requirement or result, over the shop (SHOP-005). */
export default function ExchangeSheet({ view, isExchanging, onEnable, onClosed }: ExchangeSheetProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const leadsOn = view.kind === 'done' && (view.gives === 'gift' || view.gives === 'boxes');
  const footer: ReactNode =
    view.kind === 'enable_bonuses' ? (
      <div className={styles.choice}>
        <Button onClick={close}>{t('shop.enable.no')}</Button>
        <Button variant="secondary" isBusy={isExchanging} onClick={onEnable}>
          {t('shop.enable.yes')}
        </Button>
      </div>
    ) : (
      <div className={styles.choice}>
        {view.kind === 'done' && view.gives === 'gift' && (
          <Button variant="secondary" render={<Link to="/profile/gifts" />}>
            {t('shop.done.to-gifts')}
          </Button>
        )}
        {view.kind === 'done' && view.gives === 'boxes' && (
          <Button variant="secondary" render={<Link to="/rocketmart-wheel" />}>
            {t('shop.done.to-wheel')}
          </Button>
        )}
        <Button variant={leadsOn ? 'quiet' : 'secondary'} onClick={close}>
          {t('shop.close')}
        </Button>
      </div>
    );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={titleOf(t, view)}
      closeText={t('shop.close')}
      size="small"
      footer={footer}
    >
      <p role="status">{textOf(t, view)}</p>
    </Sheet>
  );
}
