import { useState } from 'react';

/**
 * A limit of 0 blocks everything that it limits, which few people mean: a form warns before it sends one. `mayGoOn` takes the amount that's
 * about to be sent, and says whether to send it.
 */
export function useZeroWarning() {
  const [isWarned, setWarned] = useState(false);
  const mayGoOn = (amount: number | undefined): boolean => {
    const isFirst = amount === 0 && !isWarned;
    setWarned(amount === 0);
    return !isFirst;
  };
  return { isWarned, mayGoOn };
}
