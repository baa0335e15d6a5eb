import { useState } from 'react';
import { useAfterFirstPaint } from '../platform/hydration/after-first-paint';
import { lazyPart } from '../platform/loading/lazy-part';
import { isServer } from '../platform/context/is-server';
import { wishOfHash } from './modal-host/hashes';
import { FollowHash } from './parts';

const LaterParts = lazyPart(async () => (await import('./later-parts')).default);

/** Renders its children after the first screen; a dialog in the address doesn't wait for that. */
export function Later({ isPlaying }: { isPlaying: boolean }) {
  const isReady = useAfterFirstPaint();
  const [isAsked] = useState(() => !isServer && wishOfHash(location.hash.slice(1)) !== null);
  return (
    <>
      {(isReady || isAsked) && <FollowHash />}
      {isReady && <LaterParts isPlaying={isPlaying} />}
    </>
  );
}
