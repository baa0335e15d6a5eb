import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ResponseOf } from '#contract/call';
import { confirmContactChange, lookAtContactChange, undoContactChange } from '#contract/calls/account/contact-change';
import type { ContactKind } from '#contract/fields/contact';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { isConnectionLost } from '../../../platform/loading/lost-connection';
import { useReturn } from '../../../platform/presence/use-return';
import { useSlow } from '../../../platform/presence/use-slow';
import { loadSession } from '../../../platform/session';
import { Breakable } from '../../../ui/breakable';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { AccountFormPage } from '../account-form-page';
import forms from '../forms.module.css';
import { Waiting } from '../waiting';
import { contactKindsShown } from './contact-kinds';

type Look = ResponseOf<typeof lookAtContactChange>;

const isOver = (code: string) => ['token_invalid', 'token_expired', 'bad_input'].includes(code);

/** The target of mailed links about a change of email or phone: it changes something only on a click, and works in any browser. */
export function ContactChangePage({ kind, token }: { kind: ContactKind; token: string | null }) {
  const t = useText();
  return (
    <AccountFormPage title={t(contactKindsShown[kind].pageTitle)}>
      {token ? <Change token={token} /> : <Message tone="warning">{t('account.email-change.over')}</Message>}
    </AccountFormPage>
  );
}

function Change({ token }: { token: string }) {
  const t = useText();
  const query = queryOf(lookAtContactChange, { query: { token } });
  const looked = useQuery({ ...query, retry: false });
  const { data, error } = looked;
  useReturn(isConnectionLost(error), looked.refetch);
  const acting = useMutation({
    mutationFn: async ({ link }: Look) => {
      await ask(link === 'undo' ? undoContactChange : confirmContactChange, { body: { token } });
      await loadSession();
    },
  });
  const isSlow = useSlow(acting.isPending);
  if (acting.isSuccess) return <Done {...acting.variables} />;
  const failed = [acting.error, error].find((one) => one instanceof CallFailed);
  if (failed && isOver(failed.code)) return <Message tone="warning">{t('account.email-change.over')}</Message>;
  if (!data) return <Waiting looked={looked} queryKey={query.queryKey} />;
  const isUndo = data.link === 'undo';
  return (
    <div className={forms.form}>
      {acting.error instanceof CallFailed && <Message tone="warning">{failureText(t, acting.error)}</Message>}
      <p className={forms.text}>
        <Breakable text={t(textOf(data), { from: data.old_value ?? '', to: data.new_value })} />
      </p>
      <Button variant={isUndo ? 'danger' : 'secondary'} size="large" isWide isBusy={acting.isPending} onClick={() => acting.mutate(data)}>
        {t(isUndo ? 'account.email-change.undo' : 'account.email-change.confirm')}
      </Button>
      {isSlow && <Message>{t('shell.slow')}</Message>}
    </div>
  );
}

function textOf({ kind, link, is_confirmed: isConfirmed }: Look) {
  if (kind === 'phone') return 'account.phone.undo.text';
  if (link === 'confirm') return 'account.email-change.text';
  return isConfirmed ? 'account.email-change.undo.text' : 'account.email-change.stop.text';
}

function Done({ kind, link }: Look) {
  const t = useText();
  if (link === 'confirm') return <Message tone="success">{t(contactKindsShown[kind].done)}</Message>;
  return (
    <Message tone="success" action={<Link to="/remind">{t('account.email-change.password')}</Link>}>
      {t(contactKindsShown[kind].undone)}
    </Message>
  );
}
