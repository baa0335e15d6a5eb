import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LiveKind, LivePhase } from '#contract/fields/live';
import type { Exchange } from '../support/fault-proxy';
import type { Fault } from '../support/faults';
import { pick } from '../support/seeded';

const settingOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

const FIRST_SEED = settingOf('FAULT_SEED', 1);
const ROUNDS = settingOf('FAULT_ROUNDS', 3);

/** The seeds of this run; the same seed gives the same faults. */
export const seeds = Array.from({ length: ROUNDS }, (_, round) => FIRST_SEED + round);

/** The approximate size of a small request with its head, and of its response. */
const REACH = 700;

const kinds = ['fine', 'reset-up', 'reset-down', 'stall-up', 'stall-down', 'lost-response', 'duplicate'] as const;

/** The random fault of the next request; each kind is as frequent as no fault. */
export function drawFault(random: () => number): Fault | null {
  const kind = pick(kinds, random());
  const at = Math.floor(random() * REACH);
  switch (kind) {
    case 'fine':
      return null;
    case 'lost-response':
    case 'duplicate':
      return { kind };
    case 'reset-up':
    case 'reset-down':
      return { kind: 'reset', way: kind === 'reset-up' ? 'up' : 'down', at };
    default:
      return { kind: 'stall', way: kind === 'stall-up' ? 'up' : 'down', at };
  }
}

/** Reports the numbers of requests and faults to the runner. */
export function noteFaults(exchanges: readonly Exchange[]): void {
  const file = process.env.FAULT_NOTES;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  for (const { fault } of exchanges) appendFileSync(file, `${fault?.kind ?? 'fine'}\n`);
}

/** How often a lowered limit or a break races bets and deposits. */
export const LIMIT_RACES = process.env.FAULT_ROUNDS === undefined ? 6 : 300;

/** How often databases and servers are killed: each kind once, or with `--rounds` as often as in promise 3. */
export const KILLS = process.env.FAULT_ROUNDS === undefined ? 4 : 20;

/** The number of bytes between two cuts of a bet's connection; one with `--rounds`. */
export const CUT_EVERY = process.env.FAULT_ROUNDS === undefined ? 61 : 1;

/** A kind of live table whose server is killed. */
export type KilledTable = Extract<LiveKind, 'roulette' | 'blackjack' | 'launch'>;

/**
 * The live tables whose server is killed, with the phases of a round and the number of bettors: one with few, or with `--rounds` as
 * promised every kind whose round takes acts of its players, and roulette for the others.
 */
export const LIVE_KILLS: { tables: readonly KilledTable[]; phases: readonly LivePhase[]; bettors: number; bettingSeconds: number } =
  process.env.FAULT_ROUNDS === undefined
    ? { tables: ['roulette'], phases: ['playing'], bettors: 20, bettingSeconds: 4 }
    : {
        tables: ['roulette', 'blackjack', 'launch'],
        phases: ['betting', 'closing', 'playing', 'result'],
        bettors: 200,
        bettingSeconds: 10,
      };
