import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { linkTokenSchema } from '#contract/fields/one-time-code';
import { NewPasswordForm } from '../../features/account/mails/new-password-form';
import { RemindForm } from '../../features/account/mails/remind-form';
import { useText } from '../../platform/i18n';
import { session } from '../../platform/session';
import { Message } from '../../ui/message';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host/modal-props';

/**
 * Setting a new password by a mailed link, whose query is passed on (ROUTE-051); without one, or with one that no longer works, the mail is
 * requested first. Sign-in follows, since nobody is signed in then.
 */
export default function NewPasswordModal({ asked: { reset_password_token: token, email }, onClose }: ModalProps) {
  const t = useText();
  const router = useRouter();
  const [isDead, setDead] = useState(token !== undefined && !v.is(linkTokenSchema, token));
  const right = isDead ? null : token ? { token } : email ? { email } : null;
  const signIn = () => void router.navigate({ to: '/sign-in', replace: true });
  return (
    <Sheet isOpen onClose={onClose} size="full" isKept title={t('account.new-password.title')} closeText={t('shell.close')}>
      {isDead && <Message tone="warning" title={t('account.confirmation.failed')} />}
      {right ? (
        <NewPasswordForm right={right} onDone={signIn} onDead={() => setDead(true)} />
      ) : (
        <RemindForm email={session.player?.email ?? ''} onDone={signIn} />
      )}
    </Sheet>
  );
}
