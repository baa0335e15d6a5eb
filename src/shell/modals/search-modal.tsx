import SearchSheet from '../../features/games/search/search-sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** The search over the current page (MOB-004). */
export default function SearchModal({ onClose }: ModalProps) {
  return <SearchSheet onClose={onClose} />;
}
