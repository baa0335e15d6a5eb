import { storage } from '#contract/storage';
import { isRevealing, LONGEST_REVEAL_MS, onReveal, setReveal } from '../platform/presence/result-reveal';

/** A window's wheel starts or stops turning; or a new window asks which ones turn. */
type RevealNews = { kind: 'wheel'; window: string; isTurning: boolean } | { kind: 'ask' };

/**
 * Tells the other windows while this window's wheel turns, and holds back here what would reveal the prize of theirs (LOOT-003): all of
 * them get the notification at the same time. Returns the function that stops it.
 */
export function shareReveals(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(`${storage.channel}-reveal`);
  const here = crypto.randomUUID();
  const elsewhere = new Map<string, ReturnType<typeof setTimeout>>();
  const tell = (isTurning: boolean) => channel.postMessage({ kind: 'wheel', window: here, isTurning } satisfies RevealNews);
  const note = (window: string, isTurning: boolean) => {
    clearTimeout(elsewhere.get(window));
    elsewhere.delete(window);
    // A window that's closed while its wheel turns may never report the end.
    const forget = () => note(window, false);
    if (isTurning) elsewhere.set(window, setTimeout(forget, LONGEST_REVEAL_MS));
    setReveal('wheel elsewhere', elsewhere.size > 0);
  };
  const leave = () => isRevealing('wheel') && tell(false);
  channel.addEventListener('message', ({ data }: MessageEvent<RevealNews>) => {
    if (data.kind === 'wheel') note(data.window, data.isTurning);
    else if (data.kind === 'ask' && isRevealing('wheel')) tell(true);
  });
  addEventListener('pagehide', leave);
  const stopTelling = onReveal((what, isRunning) => void (what === 'wheel' && tell(isRunning)));
  channel.postMessage({ kind: 'ask' } satisfies RevealNews);
  return () => {
    stopTelling();
    removeEventListener('pagehide', leave);
    channel.close();
    for (const window of elsewhere.keys()) note(window, false);
  };
}
