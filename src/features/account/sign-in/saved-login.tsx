import { useEffect, useEffectEvent } from 'react';
import { signInWithSaved } from './saved-credentials';

/** Whether somebody types: what the browser fills in by itself does not say how it came in. */
const isTyped = (event: Event) => Boolean((event as InputEvent).inputType);

/**
 * Asks the browser once for credentials that it keeps, before the form is filled in (AUTH-004); shows nothing itself. It
 * stands over the page together with the form: who types there calls it off, and who sends the form goes on with that.
 */
export function SavedLogin({ onDone, onFailed }: { onDone: () => void; onFailed: () => void }) {
  const end = useEffectEvent((end: Awaited<ReturnType<typeof signInWithSaved>>, isCalledOff: boolean) => {
    if (end === 'in') onDone();
    if (end === 'failed' && !isCalledOff) onFailed();
  });
  useEffect(() => {
    const wish = new AbortController();
    const leaving = new AbortController();
    const leave = () => {
      wish.abort();
      leaving.abort();
    };
    const listening = { capture: true, signal: leaving.signal };
    document.addEventListener('input', (event) => isTyped(event) && wish.abort(), listening);
    document.addEventListener('submit', leave, listening);
    // Who is in already, by an attempt that was no longer to be held back, goes on.
    void signInWithSaved(wish.signal).then((how) => !leaving.signal.aborted && end(how, wish.signal.aborted));
    return leave;
  }, []);
  return null;
}
