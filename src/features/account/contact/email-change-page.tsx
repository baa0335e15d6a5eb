import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ResponseOf } from '#contract/call';
import { confirmEmailChange, lookAtEmailChange, undoEmailChange } from '#contract/calls/account/email-change';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { loadSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton';
import { AccountFormPage } from '../account-form-page';
import forms from '../forms.module.css';

const isOver = (code: string) => ['token_invalid', 'token_expired', 'bad_input'].includes(code);

/** Where the links about a change of email lead: it acts on a press, in any browser. */
export function EmailChangePage({ token }: { token: string | null }) {
  const t = useText();
  return (
    <AccountFormPage title={t('account.email-change.title')}>
      {token ? <Change token={token} /> : <Message tone="warning">{t('account.email-change.over')}</Message>}
    </AccountFormPage>
  );
}

function Change({ token }: { token: string }) {
  const t = useText();
  const { data, error } = useQuery({ ...queryOf(lookAtEmailChange, { query: { token } }), retry: false });
  const acting = useMutation({
    mutationFn: async (link: ResponseOf<typeof lookAtEmailChange>['link']) => {
      await ask(link === 'undo' ? undoEmailChange : confirmEmailChange, { body: { token } });
      await loadSession();
    },
  });
  if (acting.isSuccess) return <Done link={acting.variables} />;
  const failed = acting.error ?? error;
  if (failed instanceof CallFailed)
    return <Message tone="warning">{isOver(failed.code) ? t('account.email-change.over') : failureText(t, failed)}</Message>;
  if (!data) return <SkeletonRows count={1} />;
  const values = { from: data.old_email, to: data.new_email };
  const isUndo = data.link === 'undo';
  const text =
    isUndo && data.is_confirmed
      ? 'account.email-change.undo.text'
      : isUndo
        ? 'account.email-change.stop.text'
        : 'account.email-change.text';
  return (
    <div className={forms.form}>
      <p className={forms.text}>{t(text, values)}</p>
      <Button
        variant={isUndo ? 'danger' : 'secondary'}
        size="large"
        isWide
        isBusy={acting.isPending}
        onClick={() => acting.mutate(data.link)}
      >
        {t(isUndo ? 'account.email-change.undo' : 'account.email-change.confirm')}
      </Button>
    </div>
  );
}

function Done({ link }: { link: ResponseOf<typeof lookAtEmailChange>['link'] }) {
  const t = useText();
  if (link === 'confirm') return <Message tone="success">{t('account.email-change.done')}</Message>;
  return (
    <Message tone="success" action={<Link to="/remind">{t('account.email-change.password')}</Link>}>
      {t('account.email-change.undone')}
    </Message>
  );
}
