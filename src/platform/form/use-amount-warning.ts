import { useState } from 'react';

/**
 * A warning about an amount that few people mean: the form shows it before it sends the amount. It belongs to the input it was about,
 * `typed`, and goes with the next change. `mayGoOn` takes the input and its doubt, if any, and says whether to send it.
 */
export function useAmountWarning<Doubt extends string>() {
  const [warned, setWarned] = useState<{ typed: string; doubt: Doubt } | null>(null);
  const doubtAbout = (typed: string): Doubt | null => (warned?.typed === typed ? warned.doubt : null);
  const mayGoOn = (typed: string, doubt: Doubt | null): boolean => {
    if (doubt === null || doubtAbout(typed) !== null) return true;
    setWarned({ typed, doubt });
    return false;
  };
  return { doubtAbout, mayGoOn };
}
