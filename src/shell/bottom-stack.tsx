// @chunk later
import { lazyPart } from '../platform/loading/lazy-part';
import { useBreak } from '../platform/session';
import styles from './bottom-stack.module.css';
import ChatEntry from './chat-entry';
import { useHasHadPlayer } from './player-area/use-has-had-player';
import { CookieBar } from './prompts/cookie-bar';
import InstallOffers from './prompts/install-offers';
import OfflineBar from './status/offline-bar';
import { useTrouble } from './status/use-trouble';

const NewProviderOffer = lazyPart(async () => (await import('./prompts/new-provider-offer')).default);

/** What lies over the end of the page: none of it covers another part, and nothing is offered while the bar says that there's trouble. */
export function BottomStack({ isPlaying }: { isPlaying: boolean }) {
  const hasHadPlayer = useHasHadPlayer();
  const playBreak = useBreak();
  const trouble = useTrouble();
  return (
    <div className={styles.stack}>
      <ChatEntry isPlaying={isPlaying} />
      <InstallOffers isPlaying={isPlaying} hasTrouble={trouble.isShown} />
      {hasHadPlayer && !playBreak && <NewProviderOffer isPlaying={isPlaying} hasTrouble={trouble.isShown} />}
      <CookieBar />
      {!isPlaying && <OfflineBar trouble={trouble} />}
    </div>
  );
}
