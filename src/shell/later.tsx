import { lazy, Suspense } from 'react';
import { useAfterFirstPaint } from '../platform/after-first-paint';

const InstallOffers = lazy(() => import('./install-offers'));
const FollowHash = lazy(() => import('./follow-hash'));
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
  if (!isReady) return null;
  return (
    <Suspense>
      <FollowHash />
      <Underway />
      <InstallOffers isPlaying={isPlaying} />
      {!isPlaying && <OfflineBar />}
      <UpdateOffer />
      <PushQuestion />
      <PasswordQuestion />
      <RefusedWrites />
      <PaymentWatch />
    </Suspense>
  );
}
