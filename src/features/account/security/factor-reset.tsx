import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelFactorReset, getFactorReset } from '#contract/calls/account/factor-reset';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { toast } from '../../../ui/toast';
import { AccountFormPage } from '../account-form-page';
import forms from '../forms.module.css';
import { Failure } from './failure';
import { refreshSecurity, securityQuery } from './security-query';

/** Warns of a pending reset of the second factor on the security page, and can cancel it. */
export function ResetWarning() {
  const t = useText();
  const { dateTime } = useFormat();
  const queryClient = useQueryClient();
  const { data } = useQuery(securityQuery());
  const cancelling = useMutation({
    mutationFn: () => ask(cancelFactorReset, { body: {} }, { retries: 1 }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('account.reset.cancelled') });
      return refreshSecurity(queryClient);
    },
  });
  if (!data?.factor_reset) return null;
  const action = (
    <Button size="small" isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
      {t('account.reset.cancel')}
    </Button>
  );
  return (
    <>
      <Message tone="warning" action={action}>
        {t('account.reset.waiting', { when: dateTime(data.factor_reset.due_at) })}
      </Message>
      <Failure error={cancelling.error} />
    </>
  );
}

/** The target of the mailed link about a reset: cancels it on a click, and works in any browser. */
export function FactorResetPage({ token }: { token: string | null }) {
  const t = useText();
  return (
    <AccountFormPage title={t('account.reset.title')}>
      {token ? <Cancel token={token} /> : <Message tone="warning">{t('account.reset.over')}</Message>}
    </AccountFormPage>
  );
}

function Cancel({ token }: { token: string }) {
  const t = useText();
  const { dateTime } = useFormat();
  const { data, error } = useQuery({ ...queryOf(getFactorReset, { query: { token } }), retry: false });
  const cancelling = useMutation({ mutationFn: () => ask(cancelFactorReset, { body: { token } }, { retries: 1 }) });
  if (cancelling.isSuccess) return <Message tone="success">{t('account.reset.cancelled')}</Message>;
  const failed = cancelling.error ?? error;
  if (failed instanceof CallFailed) {
    const isOver = failed.code === 'token_invalid' || failed.code === 'bad_input';
    return <Message tone="warning">{isOver ? t('account.reset.over') : failureText(t, failed)}</Message>;
  }
  if (!data) return <SkeletonRows count={1} />;
  return (
    <div className={forms.form}>
      <p className={forms.text}>{t('account.reset.text', { when: dateTime(data.due_at) })}</p>
      <Button size="large" isWide isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t('account.reset.cancel')}
      </Button>
    </div>
  );
}
