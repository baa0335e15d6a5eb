import { useEffect, useEffectEvent } from 'react';
import { signInWithSaved } from './saved-credentials';

/** Asks the browser once for credentials that it keeps, before the form is filled in (AUTH-004); shows nothing itself. */
export function SavedLogin({ onDone, onFailed }: { onDone: () => void; onFailed: () => void }) {
  const end = useEffectEvent((end: Awaited<ReturnType<typeof signInWithSaved>>) => {
    if (end === 'in') onDone();
    if (end === 'failed') onFailed();
  });
  useEffect(() => {
    const leaving = new AbortController();
    void signInWithSaved(leaving.signal).then((how) => !leaving.signal.aborted && end(how));
    return () => leaving.abort();
  }, []);
  return null;
}
