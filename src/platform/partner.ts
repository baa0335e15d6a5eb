import { useSyncExternalStore } from 'react';
import { storage } from '#contract/storage';

/** The stag of the partner who sent the visitor, from its cookie; null where nobody did (AUTH-017). */
function partnerStag(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${storage.cookies.stag}=`));
  return found ? decodeURIComponent(found.slice(storage.cookies.stag.length + 1)) : null;
}

/** The same as a component reads it; a drawn page is the same for all. */
export function useStag(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    partnerStag,
    () => null,
  );
}
