import { useEffect, useEffectEvent } from 'react';
import { signInWithSaved } from './saved-credentials';

/** Whether an input event comes from typing: an autofill event has no input type. */
const isTyped = (event: Event) => Boolean((event as InputEvent).inputType);

/**
 * Requests saved credentials from the browser once, before the form is filled in (AUTH-004); renders nothing. It's on the
 * page together with the form: typing there cancels it, and submitting the form takes over.
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
    // An attempt that succeeded before it could be cancelled redirects.
    void signInWithSaved(wish.signal).then((how) => !leaving.signal.aborted && end(how, wish.signal.aborted));
    return leave;
  }, []);
  return null;
}
