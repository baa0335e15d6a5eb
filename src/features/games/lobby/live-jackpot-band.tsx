import type { Jackpot } from '#contract/fields/jackpot';
import { JackpotBand } from './jackpot-band';
import { useLiveJackpots } from './use-jackpots';

/** The lobby's jackpots, which change with every live event. */
export function LiveJackpotBand({ fetched }: { fetched: readonly Jackpot[] }) {
  return <JackpotBand jackpots={useLiveJackpots(fetched)} leadsToGames />;
}
