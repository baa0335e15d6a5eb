import type { Licence } from '../account/restrictions';

/** GLI-19, 4.7: every game returns at least 75 %. */
const GENERAL = 0.75;

/** The minimum return of a game under a licence, as a share. */
const floors: Readonly<Record<Licence, number>> = {
  curacao: GENERAL,
  /** The strictest state's minimum for poker machines. */
  AU: 0.87,
  CA: 0.85,
  DE: GENERAL,
  EE: GENERAL,
  GB: GENERAL,
};

/** The floor of a licence; the highest of all for an unknown one. */
export function returnFloor(licence: string | null): number {
  return Object.hasOwn(floors, licence ?? '') ? floors[licence as Licence] : Math.max(...Object.values(floors));
}

/** Whether a game with this return may be offered under a licence; not while its return is unknown. */
export function returnsEnough(rtp: number | null, licence: string | null): boolean {
  return rtp !== null && rtp >= returnFloor(licence);
}
