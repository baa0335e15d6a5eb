import { useNavigate } from '@tanstack/react-router';
import SearchSheet from '../../features/games/search/search-sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** The search over the current page (MOB-004). Its words are in the address, so that the way back from a game finds them again. */
export default function SearchModal({ asked, onClose }: ModalProps) {
  const navigate = useNavigate();
  const { q = '' } = asked;
  const keep = (title: string) => {
    if (title === q) return;
    const words = title === '' ? {} : { q: title };
    void navigate({
      to: '.',
      search: ({ asked: _asked, ...page }: object & { asked?: unknown }) => ({ ...page, ...(title !== '' && { asked: words }) }) as never,
      mask: { to: '/search', search: words as never, unmaskOnReload: true },
      replace: true,
      resetScroll: false,
    });
  };
  return <SearchSheet title={q} onTitle={keep} onClose={onClose} />;
}
