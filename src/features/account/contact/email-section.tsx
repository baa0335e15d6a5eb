import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelEmailChange, confirmEmailChange } from '#contract/calls/account/email-change';
import { oneTimeCodeSchema } from '#contract/fields/one-time-code';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { failureText, useForm } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CodeField } from '../../../ui/code-field';
import { Message } from '../../../ui/message';
import { toast } from '../../../ui/toast';
import forms from '../forms.module.css';
import profile from '../profile/profile.module.css';
import { Failure } from '../security/failure';
import { refreshSecurity } from '../security/security-query';
import { emailChangeQuery } from './email-change-query';

const EmailSheet = lazyPart(async () => (await import('./email-sheet')).default);
const shape = { name: 'email-change-code', fields: { code: oneTimeCodeSchema } };

/** The account's email on the security page: change it, confirm the new one by code, cancel. */
export function EmailSection() {
  const t = useText();
  const { player } = useSession();
  const { data, error } = useQuery(emailChangeQuery());
  const [isAsked, setAsked] = useState(false);
  return (
    <Card as="section" className={profile.section} aria-labelledby="security-email">
      <h2 id="security-email">{t('account.email')}</h2>
      {player && <p className={forms.text}>{player.email}</p>}
      {data?.pending && <Pending email={data.pending.email} until={data.pending.expires_at} />}
      {!data && error instanceof CallFailed && <Message tone="warning">{failureText(t, error)}</Message>}
      <Button className={profile.start} onClick={() => setAsked(true)}>
        {t(data?.pending ? 'account.email-change.other' : 'account.email-change.start')}
      </Button>
      {isAsked && <EmailSheet onClose={() => setAsked(false)} />}
    </Card>
  );
}

function useAfterwards() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: emailChangeQuery().queryKey });
    await refreshSecurity(queryClient);
  };
}

function Pending({ email, until }: { email: string; until: string }) {
  const t = useText();
  const { dateTime } = useFormat();
  const refresh = useAfterwards();
  const cancelling = useMutation({
    mutationFn: () => ask(cancelEmailChange, {}, { retries: 1 }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('account.email-change.cancelled') });
      return refresh();
    },
  });
  const form = useForm(shape, { code: '' }, async ({ code }) => {
    await ask(confirmEmailChange, { body: { code: String(code) } });
    toast({ tone: 'success', title: t('account.email-change.done') });
    await refresh();
  });
  return (
    <form {...form.props} className={forms.form}>
      <Message title={t('account.email-change.waiting', { email })}>
        {t('account.email-change.waiting.text', { when: dateTime(until) })}
      </Message>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <Failure error={cancelling.error} />
      <CodeField
        label={t('account.code')}
        error={form.errorOf('code')}
        name="code"
        value={String(form.values.code)}
        onValueChange={(value) => form.set('code', value)}
      />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t('account.email-change.confirm')}
      </Button>
      <Button variant="quiet" isWide isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t('account.email-change.cancel')}
      </Button>
    </form>
  );
}
