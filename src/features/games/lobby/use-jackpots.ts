import { useEffect, useState } from 'react';
import type { RealTimePayload } from '#contract/events/real-time';
import type { Jackpot } from '#contract/fields/jackpot';

type Change = RealTimePayload<'jackpots_changes'>;

/** The jackpots after live amounts have come; levels that the event does not name stay as they are. */
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

/** Listens for moved amounts; the live stream is loaded after the first screen, not with it. Answers the way to stop. */
function onJackpotsChange(move: (change: Change) => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  // Where it cannot be had, the amounts stay as they were answered.
  import('../../../platform/realtime').then(
    ({ on }) => {
      if (!isOver) stop = on('jackpots_changes', move);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

const none: readonly Jackpot[] = [];

/** The jackpots of an answer, moved by the live events that come after it. */
export function useLiveJackpots(answered: readonly Jackpot[] = none): readonly Jackpot[] {
  const [shown, setShown] = useState(answered);
  useEffect(() => setShown(answered), [answered]);
  useEffect(() => onJackpotsChange((change) => setShown((before) => withAmounts(before, change))), []);
  return shown;
}
