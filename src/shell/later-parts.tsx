import { lazy, useState } from 'react';
import PaymentWatch from '../features/cashbox/payment-watch';
import Bookmarks from '../features/config/bookmarks';
import Attendant from './attendant';
import ChatEntry from './chat-entry';
import ClubMoments from './club-moments';
import FollowHash from './follow-hash';
import InstallOffers from './install-offers';
import styles from './later-parts.module.css';
import OfflineBar from './offline-bar';
import { PasswordQuestion } from './password-question';
import PushQuestion from './push-question';
import RefusedWrites from './refused-writes';
import Underway from './underway';
import UpdateOffer from './update-offer';

const PromoCodes = lazy(() => import('./promo-codes'));
const SurveyWatch = lazy(() => import('../features/tracking/survey-watch'));

/**
 * What comes once the first screen stands: what the address' hash asks for, the word on cookies, the sign that a page is on
 * its way, the word that there is no network, the shortcuts, the offers of the app and of a new release, our question about
 * messages, the codes that an address brings along.
 */
export default function LaterParts({ isPlaying }: { isPlaying: boolean }) {
  const [isWide] = useState(() => matchMedia('(min-width: 1520px)').matches);
  return (
    <>
      <FollowHash />
      <Attendant />
      <Underway />
      <InstallOffers isPlaying={isPlaying} />
      {!isPlaying && isWide && <Bookmarks className={styles.bookmarks} itemClassName={styles.bookmark} />}
      {!isPlaying && <OfflineBar />}
      <UpdateOffer />
      <PushQuestion />
      <PasswordQuestion />
      <RefusedWrites />
      <ClubMoments isPlaying={isPlaying} />
      <PaymentWatch />
      <ChatEntry isPlaying={isPlaying} />
      <SurveyWatch isPlaying={isPlaying} />
      <PromoCodes />
    </>
  );
}
