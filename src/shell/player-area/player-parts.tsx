import { useSearch } from '@tanstack/react-router';
import PaymentWatch from '../../features/cashbox/status/payment-watch';
import { JackpotMoment } from '../../features/games/jackpot/jackpot-moment';
import SurveyWatch from '../../features/tracking/survey-watch';
import { useBreak } from '../../platform/session';
import ClubMoments from '../player-notices/club-moments';
import { TermsQuestion } from '../modal-host/terms-question';
import { PasswordQuestion } from '../modal-host/password-question';
import PushQuestion from '../prompts/push-question';

/**
 * Automatic dialogs and notices for players only: the push sheet, the password again, the club's dialogs, jackpot wins,
 * payment notices, the survey. On a break nothing invites to play (LIMIT-006).
 */
export default function PlayerParts({ isPlaying }: { isPlaying: boolean }) {
  const { modal } = useSearch({ from: '__root__' });
  const playBreak = useBreak();
  return (
    <>
      <PasswordQuestion />
      <TermsQuestion isPlaying={isPlaying} />
      <PaymentWatch />
      {!playBreak && (
        <>
          <PushQuestion />
          <ClubMoments isPlaying={isPlaying} />
          <JackpotMoment isPlaying={isPlaying} isBlocked={modal !== undefined} />
          <SurveyWatch isPlaying={isPlaying} />
        </>
      )}
    </>
  );
}
