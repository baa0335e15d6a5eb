import { useState } from 'react';
import { useSession } from '../../platform/session';

/** Whether a player has been signed in since the window opened: a player's dialogs close when the player signs out. */
export function useHasHadPlayer(): boolean {
  const isPlayer = useSession().status === 'player';
  const [hasHad, setHad] = useState(isPlayer);
  if (isPlayer && !hasHad) setHad(true);
  return isPlayer || hasHad;
}
