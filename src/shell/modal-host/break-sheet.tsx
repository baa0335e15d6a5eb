import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from './modal-props';

/** Shown to a player on a break in place of the deposit: no form, but links to what's still possible (LIMIT-006). */
export function BreakSheet({ onClose }: Pick<ModalProps, 'onClose'>) {
  const t = useText();
  return (
    <Sheet isOpen onClose={onClose} title={t('cashbox.deposit')} closeText={t('cashbox.close')}>
      <Message title={t('limits.break.now')}>{t('limits.break.now.text')}</Message>
      <Button isWide render={<Link to="/profile/limits" />}>
        {t('limits.title')}
      </Button>
      <Button variant="quiet" isWide render={<Link to="/withdraw" />}>
        {t('shell.withdraw')}
      </Button>
    </Sheet>
  );
}
