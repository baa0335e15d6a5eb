import { Link } from '@tanstack/react-router';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { isConnectionLost } from '../../../platform/loading/lost-connection';
import { useReturn } from '../../../platform/presence/use-return';
import { useSlow } from '../../../platform/presence/use-slow';
import { useSession } from '../../../platform/session';
import { Breakable } from '../../../ui/breakable';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { Skeleton } from '../../../ui/skeleton';
import styles from '../forms.module.css';
import { ReadFailure } from '../read-failure';
import { SlowRead } from '../slow-read';
import { confirm, confirmationQuery } from './mail-calls';

/** The target of a mailed link (ROUTE-029): it shows what it would confirm, and only confirms on a click (AUTH-012). */
export function Confirmation({ token }: { token: string }) {
  const t = useText();
  const { status } = useSession();
  const isWhole = token !== '';
  const query = confirmationQuery(token);
  const looked = useQuery({ ...query, enabled: isWhole });
  useReturn(isConnectionLost(looked.error), looked.refetch);
  const confirming = useMutation({ mutationFn: () => confirm({ confirmation_token: token }) });
  const isSlow = useSlow(confirming.isPending);
  const failure = [looked.error, confirming.error].find((error) => error instanceof CallFailed);
  const isDone = confirming.isSuccess || looked.data?.state === 'confirmed';
  return (
    <div aria-live="polite">
      {looked.isLoading && (
        <>
          <SlowRead queryKey={query.queryKey} />
          <Skeleton />
        </>
      )}
      {looked.isError && failure?.isRetryable && <ReadFailure query={looked} />}
      {!looked.isError && failure?.isRetryable && <Message tone="danger">{failureText(t, failure)}</Message>}
      {(!isWhole || failure?.isRetryable === false) && (
        <Message tone="danger" title={t('account.confirmation.failed')} action={<WayOn isPlayer={status === 'player'} />}>
          {t('account.confirmation.failed.text')}
        </Message>
      )}
      {looked.data && !isDone && (
        <div className={styles.form}>
          <p className={styles.text}>
            <Breakable text={t('account.confirmation.lead', { email: looked.data.email })} />
          </p>
          <Button variant="secondary" size="large" isWide isBusy={confirming.isPending} onClick={() => confirming.mutate()}>
            {t('account.confirmation.action')}
          </Button>
          {isSlow && <Message>{t('shell.slow')}</Message>}
        </div>
      )}
      {looked.data && isDone && (
        <Message tone="success" action={<Link to="/">{t('account.confirmation.go-on')}</Link>}>
          <Breakable text={t('account.confirmation.done', { email: looked.data.email })} />
        </Message>
      )}
    </div>
  );
}

/** Requests a new mail. A guest signs in first: an unconfirmed address has an account already. */
function WayOn({ isPlayer }: { isPlayer: boolean }) {
  const t = useText();
  if (isPlayer) return <Link to="/email-verify">{t('account.profile.confirm')}</Link>;
  return (
    <Link to="/login" search={{ redirect: '/email-verify' }}>
      {t('account.sign-in.action')}
    </Link>
  );
}
