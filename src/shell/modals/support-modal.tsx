import { ChatSheet } from '../../features/support/chat-sheet';
import ManagerPanel from '../../features/vip/manager/manager-panel';
import type { ModalProps } from '../modal-host/modal-props';

/** The chat with support over the current page; a VIP player can contact the manager there, too (OVER-001, SUPP-001). */
export default function SupportModal({ onClose }: ModalProps) {
  return <ChatSheet manager={<ManagerPanel />} onClose={onClose} />;
}
