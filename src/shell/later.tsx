import { useState } from 'react';
import { lazyPart } from '../platform/loading/lazy-part';
import { isServer } from '../platform/context/is-server';
import { useWanted } from '../platform/presence/wanted';
import { targetOfHash } from './modal-host/hashes';
import { FollowHash } from './parts';

const LaterParts = lazyPart(async () => (await import('./later-parts')).default);

/** Loads the deferred parts of the shell once they're wanted; a dialog in the address loads immediately. */
export function Later({ isPlaying }: { isPlaying: boolean }) {
  const isReady = useWanted();
  const [isAsked] = useState(() => !isServer && targetOfHash(location.hash.slice(1)) !== null);
  return (
    <>
      {(isReady || isAsked) && <FollowHash />}
      {isReady && <LaterParts isPlaying={isPlaying} />}
    </>
  );
}
