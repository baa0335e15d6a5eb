import PaymentWatch from '../features/cashbox/payment-watch';
import SurveyWatch from '../features/tracking/survey-watch';
import ClubMoments from './club-moments';
import NewProviderOffer from './new-provider-offer';
import { PasswordQuestion } from './password-question';
import PushQuestion from './push-question';

/**
 * What asks or tells by itself, players alone: our question about messages, the password again, the club's moments, what
 * becomes of payments, the survey, the word on a new provider.
 */
export default function PlayerParts({ isPlaying }: { isPlaying: boolean }) {
  return (
    <>
      <PushQuestion />
      <PasswordQuestion />
      <ClubMoments isPlaying={isPlaying} />
      <PaymentWatch />
      <SurveyWatch isPlaying={isPlaying} />
      <NewProviderOffer isPlaying={isPlaying} />
    </>
  );
}
