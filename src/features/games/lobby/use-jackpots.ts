import { useEffect, useState } from 'react';
import type { RealTimePayload } from '#contract/events/real-time';
import type { Jackpot } from '#contract/fields/jackpot';
import { onWanted } from '../../../platform/presence/wanted';

type Change = RealTimePayload<'jackpots_changes'>;

/** The jackpots with live amounts applied; levels that the event doesn't mention stay the same. */
export function withAmounts(jackpots: readonly Jackpot[], change: Change): Jackpot[] {
  const amounts = new Map(change.jackpots.map(({ identifier, level, amount_cents }) => [`${identifier}/${level}`, amount_cents]));
  return jackpots.map((jackpot) => {
    const levels = jackpot.levels.map((level) => ({
      ...level,
      amount_cents: amounts.get(`${jackpot.identifier}/${level.identifier}`) ?? level.amount_cents,
    }));
    return { ...jackpot, levels, amount_cents: levels.reduce((sum, { amount_cents }) => sum + amount_cents, 0) };
  });
}

/** Listens for changed amounts, for which the live stream's code is loaded. Returns a function that stops it. */
function onJackpotsChange(move: (change: Change) => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const listen = () =>
    // If it fails to load, the amounts stay as in the response.
    import('../../../platform/realtime').then(
      ({ on }) => {
        if (!isOver) stop = on('jackpots_changes', move);
      },
      () => undefined,
    );
  const stopWaiting = onWanted(() => void listen());
  return () => {
    isOver = true;
    stopWaiting();
    stop?.();
  };
}

const none: readonly Jackpot[] = [];

/** The jackpots of a response, updated by later live events. */
export function useLiveJackpots(fetched: readonly Jackpot[] = none): readonly Jackpot[] {
  const [shown, setShown] = useState(fetched);
  useEffect(() => setShown(fetched), [fetched]);
  useEffect(() => onJackpotsChange((change) => setShown((before) => withAmounts(before, change))), []);
  return shown;
}
