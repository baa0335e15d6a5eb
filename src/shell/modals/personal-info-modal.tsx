import { Link } from '@tanstack/react-router';
import { PersonalInfo } from '../../features/account/profile/personal-info';
import { useText } from '../../platform/i18n';
import { type Player, useSession } from '../../platform/session';
import { buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** The player's data, over the current page, with a link to edit them (OVER-001). */
export default function PersonalInfoModal({ onClose }: ModalProps) {
  const t = useText();
  const player = useSession().player as Player | null;
  const ways = (
    <Link to="/profile" className={buttonClass({ variant: 'secondary' })}>
      {t('account.info.edit')}
    </Link>
  );
  return (
    <Sheet isOpen onClose={onClose} title={t('account.info.title')} closeText={t('shell.close')} footer={ways}>
      {player && <PersonalInfo player={player} />}
    </Sheet>
  );
}
