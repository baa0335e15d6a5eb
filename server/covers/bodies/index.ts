import type { Motif } from '#contract/fields/game-config';
import type { Body } from '../brush';
import { cards } from './cards';
import { city } from './city';
import { comet } from './comet';
import { crystal } from './crystal';
import { dice } from './dice';
import { forest } from './forest';
import { galaxy } from './galaxy';
import { launch } from './launch';
import { moon } from './moon';
import { mountain } from './mountain';
import { nebula } from './nebula';
import { ocean } from './ocean';
import { planet } from './planet';
import { radar } from './radar';
import { rings } from './rings';
import { station } from './station';
import { storm } from './storm';
import { temple } from './temple';
import { wheel } from './wheel';

/** The drawings of each motif. */
export const bodies: Readonly<Record<Motif, readonly Body[]>> = {
  planet,
  rings,
  station,
  launch,
  comet,
  galaxy,
  radar,
  moon,
  nebula,
  crystal,
  ocean,
  mountain,
  city,
  temple,
  forest,
  storm,
  cards,
  dice,
  wheel,
};

const landscapes: ReadonlySet<Motif> = new Set(['ocean', 'mountain', 'city', 'temple', 'launch', 'storm', 'forest']);

/** Whether a motif's drawings include their own ground. */
export function hasOwnGround(motif: Motif): boolean {
  return landscapes.has(motif);
}
