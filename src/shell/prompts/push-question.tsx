import { useRouterState, useSearch } from '@tanstack/react-router';
import { usePushQuestion } from '../../features/notifications/push/earned-moment';
import { lazyPart } from '../../platform/loading/lazy-part';
import { useSession } from '../../platform/session';
import { isCashboxModal } from '../modal-host/modal';

const PushSheet = lazyPart(async () => (await import('../../features/notifications/push/push-sheet')).PushSheet);

/** Opens the push sheet at an earned moment, never in a round or in the cashbox (PWA-006). */
export default function PushQuestion() {
  const { status } = useSession();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { modal } = useSearch({ from: '__root__' });
  const { isAsked, answer } = usePushQuestion({ isInRound: /^\/(?:play|sfu)\//.test(pathname), isInCashbox: isCashboxModal(modal) });
  if (!isAsked || status !== 'player' || modal) return null;
  return <PushSheet onAnswer={answer} />;
}
