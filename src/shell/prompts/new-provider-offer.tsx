import { useRouterState, useSearch } from '@tanstack/react-router';
import { knewTheHouse } from '#rules/games/new-provider';
import { useInstall } from '../../features/install/install';
import { lazyPart } from '../../platform/loading/lazy-part';
import { useHasAgreed } from '../../platform/storage/consent';
import { loadWholeCatalogue } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { useStart } from '../../platform/presence/use-now';

const NewProvider = lazyPart(
  async () => (await Promise.all([import('../../features/games/lobby/new-provider'), loadWholeCatalogue()]))[0].NewProvider,
);

/**
 * The announcement of a new provider, only for players who know the other providers already; one thing at a time: the cookie banner, the bar
 * about the connection, the offer to install and every dialog come first (GAME-011).
 */
export default function NewProviderOffer({ isPlaying, hasTrouble }: { isPlaying: boolean; hasTrouble: boolean }) {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '' });
  const { modal } = useSearch({ from: '__root__' });
  const { player } = useSession();
  const hasAccepted = useHasAgreed('cookies');
  const { isOffered } = useInstall();
  const now = useStart();
  if (!player || !knewTheHouse(player.created_at, now)) return null;
  return (
    <NewProvider pathname={pathname} isPlaying={isPlaying} isBlocked={!hasAccepted || isOffered || hasTrouble || modal !== undefined} />
  );
}
