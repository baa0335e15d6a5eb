import { useHydrated } from '@tanstack/react-router';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { logFailure } from '../../../platform/log';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { hasPasskeys, PasskeyFailed, signInFromField, signInWithPasskey } from '../passkeys';
import { SignInFailure } from './sign-in-failure';
import { requestSavedLogin } from './saved-credentials';

/** Challenges expire after five minutes: the field gets a new one before that. */
const RESTART_MS = 4 * 60_000;

/** Signing in with a passkey: from the email field's autofill, if the browser supports it, and by a button. */
export function PasskeyEntrance({ onDone }: { onDone: () => void }) {
  const t = useText();
  const isHydrated = useHydrated();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const note = (caught: unknown) => {
    if (!(caught instanceof PasskeyFailed)) logFailure('SIGN_IN_ERROR', caught);
    setError(caught);
  };
  const finish = useEffectEvent((isIn: boolean) => isIn && onDone());
  const fail = useEffectEvent(note);
  useEffect(() => {
    if (isBusy) return undefined;
    const leaving = new AbortController();
    // The browser shows one prompt at a time: saved passwords come first.
    void requestSavedLogin()
      .then(() => (leaving.signal.aborted ? false : signInFromField(leaving.signal)))
      .then(finish, (caught: unknown) => leaving.signal.aborted || fail(caught));
    const restart = setTimeout(() => setRound(round + 1), RESTART_MS);
    return () => {
      clearTimeout(restart);
      leaving.abort();
    };
  }, [round, isBusy]);
  if (!isHydrated || !hasPasskeys()) return null;
  const press = async () => {
    setBusy(true);
    setError(null);
    try {
      await signInWithPasskey();
      onDone();
    } catch (caught) {
      note(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error instanceof CallFailed && <SignInFailure failure={error} />}
      {error !== null && !(error instanceof CallFailed) && <Message tone="danger">{t('account.sign-in.passkey.failed')}</Message>}
      <Button
        variant="quiet"
        size="large"
        isWide
        isBusy={isBusy}
        icon={<KeyRound aria-hidden="true" size={18} />}
        onClick={() => void press()}
      >
        {t('account.sign-in.passkey')}
      </Button>
    </>
  );
}
