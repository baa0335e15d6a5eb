import { useState } from 'react';
import { lazyPart } from '../platform/loading/lazy-part';
import { isServer } from '../platform/context/is-server';
import { useWanted } from '../platform/presence/wanted';
import { targetOfHash } from './modal-host/hashes';
import { FollowHash } from './parts';

const LaterParts = lazyPart(async () => (await import('./later-parts')).default);

/** What follows the first screen once it's wanted; a dialog in the address doesn't wait for that. */
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
