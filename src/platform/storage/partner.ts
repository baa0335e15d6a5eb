import { useSyncExternalStore } from 'react';
import { storage } from '#contract/storage';

/** A stag (a partner's tracking tag) in the only form that the server sets and accepts: the cookie may contain anything. */
const kept = new RegExp(`(?:^|; )${storage.cookies.stag}=([\\w.-]{1,80})(?:;|$)`);

/** The stag of the partner who referred the visitor, from its cookie; null if there isn't one (AUTH-017). */
function partnerStag(): string | null {
  return kept.exec(document.cookie)?.[1] ?? null;
}

/** The same as a hook; a server-rendered page is the same for everybody. */
export function useStag(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    partnerStag,
    () => null,
  );
}
