import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { undoPhoneChange } from '#contract/calls/account/phone-change';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { loadSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { AccountFormPage } from '../account-form-page';
import forms from '../forms.module.css';

const isOver = (code: string) => ['token_invalid', 'token_expired', 'bad_input'].includes(code);

/** Where the mailed notice about a change of phone leads: it takes the change back on a press, in any browser. */
export function PhoneChangePage({ token }: { token: string | null }) {
  const t = useText();
  const undoing = useMutation({
    mutationFn: async () => {
      await ask(undoPhoneChange, { body: { token: token ?? '' } });
      await loadSession();
    },
  });
  const { error } = undoing;
  return (
    <AccountFormPage title={t('account.phone.title')}>
      {undoing.isSuccess && (
        <Message tone="success" action={<Link to="/remind">{t('account.email-change.password')}</Link>}>
          {t('account.phone.undone')}
        </Message>
      )}
      {error instanceof CallFailed && (
        <Message tone="warning">{isOver(error.code) ? t('account.email-change.over') : failureText(t, error)}</Message>
      )}
      {token === null && <Message tone="warning">{t('account.email-change.over')}</Message>}
      {token !== null && undoing.isIdle && (
        <div className={forms.form}>
          <p className={forms.text}>{t('account.phone.undo.text')}</p>
          <Button variant="danger" size="large" isWide onClick={() => undoing.mutate()}>
            {t('account.email-change.undo')}
          </Button>
        </div>
      )}
    </AccountFormPage>
  );
}
