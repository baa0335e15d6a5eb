import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelFactorReset, getFactorReset } from '#contract/calls/account/factor-reset';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { useFormat, useText } from '../../../platform/i18n';
import { isConnectionLost } from '../../../platform/loading/lost-connection';
import { useReturn } from '../../../platform/presence/use-return';
import { useSlow } from '../../../platform/presence/use-slow';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { toast } from '../../../ui/toast';
import { AccountFormPage } from '../account-form-page';
import forms from '../forms.module.css';
import { Waiting } from '../waiting';
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
  const query = queryOf(getFactorReset, { query: { token } });
  const looked = useQuery({ ...query, retry: false });
  const { data, error } = looked;
  useReturn(isConnectionLost(error), looked.refetch);
  const cancelling = useMutation({ mutationFn: () => ask(cancelFactorReset, { body: { token } }, { retries: 1 }) });
  const isSlow = useSlow(cancelling.isPending);
  if (cancelling.isSuccess) return <Message tone="success">{t('account.reset.cancelled')}</Message>;
  const isOver = [cancelling.error, error].some((one) => one instanceof CallFailed && ['token_invalid', 'bad_input'].includes(one.code));
  if (isOver) return <Message tone="warning">{t('account.reset.over')}</Message>;
  if (!data) return <Waiting looked={looked} queryKey={query.queryKey} />;
  return (
    <div className={forms.form}>
      <Failure error={cancelling.error} />
      <p className={forms.text}>{t('account.reset.text', { when: dateTime(data.due_at) })}</p>
      <Button size="large" isWide isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t('account.reset.cancel')}
      </Button>
      {isSlow && <Message>{t('shell.slow')}</Message>}
    </div>
  );
}
