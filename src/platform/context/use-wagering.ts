import { wageringUnder } from '#rules/gifts/wagering';
import { useSession } from '../session';
import { useLicence } from './use-licence';

/** How many times something has to be wagered, by the licence of the player's account; by that of the visit for a guest. */
export function useWagering(): (times: number) => number {
  const { player } = useSession();
  const visited = useLicence();
  const licence = player ? player.license_name : visited;
  return (times) => wageringUnder(licence, times);
}
