import { lazy, Suspense } from 'react';
import { useAfterFirstPaint } from '../platform/after-first-paint';
import { useOnline } from '../platform/use-online';

const InstallBanner = lazy(async () => ({ default: (await import('../features/install/install-banner')).InstallBanner }));
const OfflineBar = lazy(() => import('./offline-bar'));
const Underway = lazy(() => import('./underway'));
const UpdateOffer = lazy(() => import('./update-offer'));
const PushQuestion = lazy(() => import('./push-question'));
const PasswordQuestion = lazy(async () => ({ default: (await import('./password-question')).PasswordQuestion }));
const RefusedWrites = lazy(() => import('./refused-writes'));
const PaymentWatch = lazy(() => import('../features/cashbox/payment-watch'));

/**
 * What may come once the first screen stands: the sign that a page is on its way, the word that there is no network, the
 * offers of the app and of a new release, our question about messages.
 */
export function Later({ isPlaying }: { isPlaying: boolean }) {
  const isReady = useAfterFirstPaint();
  const isOnline = useOnline();
  if (!isReady) return null;
  return (
    <Suspense>
      <Underway />
      {!isPlaying && isOnline && <InstallBanner />}
      {!isPlaying && <OfflineBar />}
      <UpdateOffer />
      <PushQuestion />
      <PasswordQuestion />
      <RefusedWrites />
      <PaymentWatch />
    </Suspense>
  );
}
