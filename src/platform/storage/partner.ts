import { useSyncExternalStore } from 'react';
import { storage } from '#contract/storage';

/** A stag as the platform sets it, which is all that it takes of one: others may have put anything into the cookie. */
const kept = new RegExp(`(?:^|; )${storage.cookies.stag}=([\\w.-]{1,80})(?:;|$)`);

/** The stag of the partner who sent the visitor, from its cookie; null where nobody did (AUTH-017). */
function partnerStag(): string | null {
  return kept.exec(document.cookie)?.[1] ?? null;
}

/** The same as a component reads it; a drawn page is the same for all. */
export function useStag(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    partnerStag,
    () => null,
  );
}
