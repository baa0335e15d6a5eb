import { useState } from 'react';

/**
 * A limit of 0 blocks everything that it limits, which few people mean: a form warns before it sends one. The warning belongs to the input
 * it was about, `typed`, and goes with the next change. `mayGoOn` takes the input and its amount, and says whether to send it.
 */
export function useZeroWarning() {
  const [warnedAbout, setWarnedAbout] = useState<string | null>(null);
  const isWarned = (typed: string) => warnedAbout === typed;
  const mayGoOn = (typed: string, amount: number | undefined): boolean => {
    if (amount !== 0 || isWarned(typed)) return true;
    setWarnedAbout(typed);
    return false;
  };
  return { isWarned, mayGoOn };
}
