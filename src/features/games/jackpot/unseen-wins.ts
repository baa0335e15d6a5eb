import * as v from 'valibot';
import { type RealTimePayload, realTimeEvents } from '#contract/events/real-time';
import { storage } from '#contract/storage';
import { makeListeners } from '../../../platform/listeners';
import { readPlayerJson, writePlayerStorage } from '../../../platform/storage/player-storage';

export type JackpotAward = RealTimePayload<'jackpot_win_award'>;

/** Events are replayed after a reload: this many wins are remembered as seen. */
const SEEN_KEPT = 20;

const keptSchema = v.object({ unseen: v.array(realTimeEvents.jackpot_win_award), seen: v.array(v.string()) });
type Kept = v.InferOutput<typeof keptSchema>;

const listeners = makeListeners();

function read(): Kept {
  const kept = v.safeParse(keptSchema, readPlayerJson(storage.local.jackpotWins));
  return kept.success ? kept.output : { unseen: [], seen: [] };
}

function write(kept: Kept): void {
  writePlayerStorage(storage.local.jackpotWins, JSON.stringify(kept));
  listeners.call();
}

/** The player's jackpot wins that no window of this device has shown yet, the oldest first; stored across reloads. */
export const unseenWins = (): readonly JackpotAward[] => read().unseen;

/** Stores a win until it was shown, once however often it's received (JACK-003). */
export function keepJackpotWin(win: JackpotAward): void {
  const { unseen, seen } = read();
  if (seen.includes(win.id) || unseen.some(({ id }) => id === win.id)) return;
  write({ unseen: [...unseen, win], seen });
}

/** The player has seen a win. */
export function markWinSeen(id: string): void {
  const { unseen, seen } = read();
  write({ unseen: unseen.filter((win) => win.id !== id), seen: [...seen, id].slice(-SEEN_KEPT) });
}

/** Calls back when the list changes, in any window; returns a function that stops it. */
export function onUnseenWins(listener: () => void): () => void {
  const remove = listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storage.local.jackpotWins) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    remove();
    window.removeEventListener('storage', onStorage);
  };
}
