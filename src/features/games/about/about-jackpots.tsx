import { useQuery } from '@tanstack/react-query';
import { getJackpots } from '#contract/calls/games/jackpots';
import { queryOf } from '../../../platform/api/query';
import { JackpotBand } from '../lobby/jackpot-band';
import { useLiveJackpots } from '../lobby/use-jackpots';

/** What the jackpots of a game that feeds them hold now; the amounts follow live events. */
export default function AboutJackpots() {
  const { data } = useQuery(queryOf(getJackpots, {}));
  const jackpots = useLiveJackpots(data?.data);
  return jackpots.length > 0 ? <JackpotBand jackpots={jackpots} /> : null;
}
