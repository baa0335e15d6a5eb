import { Link } from '@tanstack/react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { linkTokenSchema } from '#contract/fields/one-time-code';
import { CallFailed } from '../../platform/api/refusal';
import { failureText, isDeadLink } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { useSlow } from '../../platform/presence/use-slow';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { PageHeading } from '../../ui/page-heading';
import { confirmChange } from './limits';
import styles from './limits.module.css';

/** The target of a limit's mailed link (ROUTE-015): a click confirms, opening the page doesn't. */
export function ConfirmLimitPage({ token }: { token: string | null }) {
  const t = useText();
  const queryClient = useQueryClient();
  const confirming = useMutation({ mutationFn: (known: string) => confirmChange(queryClient, known) });
  const isSlow = useSlow(confirming.isPending);
  const failure = confirming.error instanceof CallFailed ? confirming.error : null;
  const isDead = token !== null && (!v.is(linkTokenSchema, token) || isDeadLink(failure));
  const toLimits = <Link to="/profile/limits">{t('limits.reached.look')}</Link>;
  if (token === null || isDead) {
    return (
      <div className={styles.page}>
        <PageHeading title={t('limits.confirm.title')} lead={isDead ? undefined : t('limits.confirm.no-link')} />
        {isDead && (
          <Message tone="danger" action={toLimits}>
            {t('limits.confirm.dead')}
          </Message>
        )}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHeading title={t('limits.confirm.title')} lead={t('limits.confirm.lead')} />
      {failure && <Message tone="danger">{failureText(t, failure)}</Message>}
      {confirming.isSuccess ? (
        <Message tone="success" action={toLimits}>
          {t('limits.confirm.done')}
        </Message>
      ) : (
        <div className={styles.form}>
          <Button variant="secondary" size="large" isWide isBusy={confirming.isPending} onClick={() => confirming.mutate(token)}>
            {t('limits.confirm.action')}
          </Button>
          {isSlow && <Message>{t('shell.slow')}</Message>}
          <Button variant="quiet" size="large" isWide render={<Link to="/profile/limits" />}>
            {t('limits.confirm.keep')}
          </Button>
        </div>
      )}
    </div>
  );
}
