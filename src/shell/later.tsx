import { useAfterFirstPaint } from '../platform/after-first-paint';
import { arriving } from '../platform/arriving';

const LaterParts = arriving(async () => (await import('./later-parts')).default);

/** What may come once the first screen stands. */
export function Later({ isPlaying }: { isPlaying: boolean }) {
  return useAfterFirstPaint() && <LaterParts isPlaying={isPlaying} />;
}
