import type { SlotMechanic } from '#contract/fields/slot-mechanics';
import { pick, wheel } from './bonuses';
import { collect } from './collect';
import { expanding } from './expanding';
import { hold } from './hold';
import type { Mechanic } from './mechanic';
import { mystery } from './mystery';
import { climb, lines, ways } from './plain';
import { cluster, tumble } from './prepared';
import { split } from './split';
import { sticky } from './sticky';
import { walking } from './walking';

/** Every mechanic. */
export const mechanics: Readonly<Record<SlotMechanic, Mechanic>> = {
  lines,
  ways,
  tumble,
  cluster,
  expanding,
  sticky,
  walking,
  hold,
  mystery,
  climb,
  pick,
  wheel,
  collect,
  split,
};
