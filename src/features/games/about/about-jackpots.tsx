import { useQuery } from '@tanstack/react-query';
import { getJackpots } from '#contract/calls/games/jackpots';
import { queryOf } from '../../../platform/api/query';
import { JackpotBand } from '../lobby/jackpot-band';
import { useLiveJackpots } from '../lobby/use-jackpots';

/** The current amounts of the jackpots that a game feeds; live events update them. */
export default function AboutJackpots() {
  const { data } = useQuery(queryOf(getJackpots, {}));
  const jackpots = useLiveJackpots(data?.data);
  return jackpots.length > 0 ? <JackpotBand jackpots={jackpots} /> : null;
}
