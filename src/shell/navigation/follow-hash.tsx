// @chunk later
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '../../platform/session';
import { targetOfHash } from '../modal-host/hashes';

/** How long a hash that opened something stays in the address (ROUTE-052). */
const STAYS_MS = 1_000;

const isForGuests: ReadonlySet<string> = new Set(['sign-in', 'sign-up', 'remind']);

/** Handles the hash of each address, over the page it was opened on; returns a function that stops it. */
export function followHash(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ hash }: { hash: string }) => {
    const target = targetOfHash(hash);
    if (!target) return;
    clearTimeout(timer);
    if (target.kind === 'page') return void router.navigate({ to: target.path, replace: true });
    timer = setTimeout(() => {
      if (router.state.location.hash === hash)
        void router.navigate({ to: '.', search: true as never, hash: '', replace: true, resetScroll: false });
    }, STAYS_MS);
    // A player who is signed in doesn't sign in again.
    if (isForGuests.has(target.modal) && session.status === 'player') return;
    // Replaces the address with the hash, which would open the dialog again on the way back.
    void router.navigate({ to: `/${target.modal}`, search: ((search: object) => search) as never, replace: true });
  };
  follow(router.state.location);
  const stop = router.subscribe('onResolved', ({ toLocation, hashChanged }) => {
    if (hashChanged || toLocation.hash) follow(toLocation);
  });
  // A hash set after the router read the address, and before its first render, is only known to the history.
  if (router.history.location.hash.slice(1) !== router.state.location.hash) void router.load();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Follows the window's address as long as the shell is mounted. */
export default function FollowHash() {
  const router = useRouter();
  useEffect(() => followHash(router), [router]);
  return null;
}
