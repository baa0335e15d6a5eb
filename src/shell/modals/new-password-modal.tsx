import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { linkTokenSchema } from '#contract/fields/one-time-code';
import { passwordLinkQuery } from '../../features/account/mails/mail-calls';
import { NewPasswordForm } from '../../features/account/mails/new-password-form';
import { RemindForm } from '../../features/account/mails/remind-form';
import { ReadFailure } from '../../features/account/read-failure';
import { SlowRead } from '../../features/account/slow-read';
import { isDeadLink } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { isConnectionLost } from '../../platform/loading/lost-connection';
import { useReturn } from '../../platform/presence/use-return';
import { session } from '../../platform/session';
import { Message } from '../../ui/message';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import type { ModalProps } from '../modal-host/modal-props';
import styles from './new-password-modal.module.css';

/**
 * Setting a new password by a mailed link, whose query is passed on (ROUTE-051); without one, or with one that no longer works, the mail is
 * requested first: the link is checked when it's opened. Sign-in follows, since nobody is signed in then.
 */
export default function NewPasswordModal({ asked: { reset_password_token: token, email }, onClose }: ModalProps) {
  const t = useText();
  const router = useRouter();
  const isWhole = v.is(linkTokenSchema, token);
  // A check that fails for another reason leaves it to the form to find out.
  const query = passwordLinkQuery(token ?? '');
  const looked = useQuery({ ...query, enabled: isWhole });
  const isAway = isConnectionLost(looked.error) && !looked.data;
  useReturn(isAway, looked.refetch);
  const [hasDied, setDied] = useState(false);
  const isDead = hasDied || (token !== undefined && !isWhole) || isDeadLink(looked.error);
  const right = isDead ? null : token ? { token } : email ? { email } : null;
  const signIn = () => void router.navigate({ to: '/sign-in', replace: true });
  return (
    <Sheet isOpen onClose={onClose} size="full" isKept title={t('account.new-password.title')} closeText={t('shell.close')}>
      <div className={styles.view}>
        {isDead && <Message tone="warning" title={t('account.confirmation.failed')} />}
        {looked.isLoading ? (
          <>
            <SlowRead queryKey={query.queryKey} />
            <Skeleton />
          </>
        ) : isAway ? (
          <ReadFailure query={looked} />
        ) : right ? (
          <NewPasswordForm right={right} onDone={signIn} onDead={() => setDied(true)} />
        ) : (
          <RemindForm email={session.player?.email ?? ''} onDone={signIn} />
        )}
      </div>
    </Sheet>
  );
}
