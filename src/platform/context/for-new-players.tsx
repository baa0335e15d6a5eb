import type { ReactNode } from 'react';
import { useTakesNewPlayers } from './brand';

/** An invitation to sign up within a page: nothing for visitors who may not (AUTH-010, LIMIT-006). */
export function ForNewPlayers({ children }: { children: ReactNode }) {
  return useTakesNewPlayers() && children;
}
