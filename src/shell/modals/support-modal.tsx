import { ChatSheet } from '../../features/support/chat-sheet';
import type { ModalProps } from '../modal-host';

/** The chat with support over the current page (OVER-001, SUPP-001). */
export default function SupportModal({ onClose }: ModalProps) {
  return <ChatSheet onClose={onClose} />;
}
