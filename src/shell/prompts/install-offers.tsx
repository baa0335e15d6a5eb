// @chunk later
import { useSearch } from '@tanstack/react-router';
import { InstallBanner } from '../../features/install/install-banner';
import { useEscape } from '../../features/install/use-escape';
import { lazyPart } from '../../platform/loading/lazy-part';
import { loadWholeCatalogue } from '../../platform/i18n';
import { useHasAgreed } from '../../platform/storage/consent';
import { isCashboxModal } from '../modal-host/modal';

const EscapePopup = lazyPart(
  async () => (await Promise.all([import('../../features/install/escape-popup'), loadWholeCatalogue()]))[0].default,
);

/** The shell's install offers: the banner, unless there's trouble, and the popup about leaving a web view (PWA-003, OVER-002). */
export default function InstallOffers({ isPlaying, hasTrouble }: { isPlaying: boolean; hasTrouble: boolean }) {
  // One thing at a time: the cookie banner comes first.
  const hasAccepted = useHasAgreed('cookies');
  const { modal } = useSearch({ from: '__root__' });
  const { isShown, close } = useEscape({ isPlaying, isInCashbox: isCashboxModal(modal) });
  return (
    <>
      {!isPlaying && !hasTrouble && hasAccepted && <InstallBanner />}
      {isShown && <EscapePopup onClose={close} />}
    </>
  );
}
