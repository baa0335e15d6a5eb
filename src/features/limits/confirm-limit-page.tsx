import { Link } from '@tanstack/react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useText } from '../../platform/i18n';
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
  return (
    <div className={styles.page}>
      <PageHeading title={t('limits.confirm.title')} lead={t(token ? 'limits.confirm.lead' : 'limits.confirm.no-link')} />
      {confirming.error instanceof CallFailed && <Message tone="danger">{failureText(t, confirming.error)}</Message>}
      {confirming.isSuccess && (
        <Message tone="success" action={<Link to="/profile/limits">{t('limits.reached.look')}</Link>}>
          {t('limits.confirm.done')}
        </Message>
      )}
      {token && !confirming.isSuccess && (
        <div className={styles.form}>
          <Button variant="secondary" size="large" isWide isBusy={confirming.isPending} onClick={() => confirming.mutate(token)}>
            {t('limits.confirm.action')}
          </Button>
          <Button variant="quiet" size="large" isWide render={<Link to="/profile/limits" />}>
            {t('limits.confirm.keep')}
          </Button>
        </div>
      )}
    </div>
  );
}
