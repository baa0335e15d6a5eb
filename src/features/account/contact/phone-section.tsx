import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getVerification } from '#contract/calls/account/verification';
import { cancelPhoneChange, confirmPhoneChange } from '#contract/calls/account/phone-change';
import { oneTimeCodeSchema } from '#contract/fields/one-time-code';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText, useForm } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { loadSession, useSession } from '../../../platform/session';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CodeField } from '../../../ui/code-field';
import { Message } from '../../../ui/message';
import { toast } from '../../../ui/toast';
import forms from '../forms.module.css';
import profile from '../profile/profile.module.css';
import { Failure } from '../security/failure';
import { refreshSecurity } from '../security/security-query';
import { phoneChangeQuery } from './phone-query';

const PhoneSheet = lazyPart(async () => (await import('./phone-sheet')).default);
const shape = { name: 'phone-change-code', fields: { code: oneTimeCodeSchema } };

/** The account's phone number on the security page: confirm it by code, change it, cancel. */
export function PhoneSection() {
  const t = useText();
  const { player } = useSession();
  const { data, error } = useQuery(phoneChangeQuery());
  const [isAsked, setAsked] = useState(false);
  const phone = player?.mobile_phone ?? null;
  return (
    <Card as="section" className={profile.section} aria-labelledby="security-phone">
      <h2 id="security-phone">{t('account.phone.title')}</h2>
      <p className={forms.text}>
        {phone ?? t('account.phone.none')}{' '}
        {phone && data && (
          <Badge tone={data.is_confirmed ? 'success' : 'neutral'}>
            {t(data.is_confirmed ? 'account.phone.confirmed' : 'account.phone.unconfirmed')}
          </Badge>
        )}
      </p>
      {data?.pending && <Pending phone={data.pending.phone} until={data.pending.expires_at} />}
      {!data && error instanceof CallFailed && <Message tone="warning">{failureText(t, error)}</Message>}
      {!data?.pending && (
        <Button className={profile.start} onClick={() => setAsked(true)}>
          {t(data?.is_confirmed || !phone ? 'account.phone.change' : 'account.phone.confirm')}
        </Button>
      )}
      {isAsked && <PhoneSheet phone={data?.is_confirmed ? '' : (phone ?? '')} onClose={() => setAsked(false)} />}
    </Card>
  );
}

function useAfterwards() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: phoneChangeQuery().queryKey });
    await queryClient.invalidateQueries({ queryKey: [getVerification.privacy, getVerification.id] });
    await refreshSecurity(queryClient);
    await loadSession();
  };
}

function Pending({ phone, until }: { phone: string; until: string }) {
  const t = useText();
  const { dateTime } = useFormat();
  const refresh = useAfterwards();
  const cancelling = useMutation({ mutationFn: () => ask(cancelPhoneChange, {}, { retries: 1 }), onSuccess: refresh });
  const form = useForm(shape, { code: '' }, async ({ code }) => {
    await ask(confirmPhoneChange, { body: { code: String(code) } });
    toast({ tone: 'success', title: t('account.phone.done') });
    await refresh();
  });
  return (
    <form {...form.props} className={forms.form}>
      <Message title={t('account.phone.waiting', { phone })}>{t('account.phone.waiting.text', { when: dateTime(until) })}</Message>
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
        {t('account.phone.confirm')}
      </Button>
      <Button variant="quiet" isWide isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t('account.phone.cancel')}
      </Button>
    </form>
  );
}
