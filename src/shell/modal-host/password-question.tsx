import { type KeyboardEvent, useEffect } from 'react';
import { answerPasswordAgain, usePasswordAgain } from '../../features/account/password-again';
import { lazyPart } from '../../platform/loading/lazy-part';
import { useSession } from '../../platform/session';

const PasswordAgainSheet = lazyPart(async () => (await import('../../features/account/password-again-sheet')).default);

/** Requests the password if the server requires it before moving money, over whatever else is open. */
export function PasswordQuestion() {
  const isAsked = usePasswordAgain();
  const { status } = useSession();
  const isFor = status === 'player';
  useEffect(() => {
    if (isAsked && !isFor) answerPasswordAgain(false);
  }, [isAsked, isFor]);
  if (!isAsked || !isFor) return null;
  // Without this, Escape would also close the dialog underneath.
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.nativeEvent.stopImmediatePropagation();
    answerPasswordAgain(false);
  };
  return (
    <div onKeyDownCapture={keep}>
      <PasswordAgainSheet onDone={() => answerPasswordAgain(true)} onClose={() => answerPasswordAgain(false)} />
    </div>
  );
}
