import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/call';
import {
  cancelContactChange,
  enterContactCode,
  requestContactChange,
  type getContactChanges,
} from '#contract/calls/account/contact-change';
import { getVerification } from '#contract/calls/account/verification';
import type { ContactKind } from '#contract/fields/contact';
import { oneTimeCodeSchema } from '#contract/fields/one-time-code';
import { ask } from '../../../platform/api/client';
import { failureText, useForm } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { useNow } from '../../../platform/presence/use-now';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { Breakable } from '../../../ui/breakable';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Message } from '../../../ui/message';
import { toast } from '../../../ui/toast';
import forms from '../forms.module.css';
import { Failure } from '../security/failure';
import { refreshSecurity } from '../security/security-query';
import { contactKindsShown } from './contact-kinds';
import { contactQuery } from './contact-query';

type Contacts = ResponseOf<typeof getContactChanges>;
type Pending = NonNullable<Contacts['email']['pending']>;

/** Puts a change's response into the query cache, and refetches other data that it may have changed. */
function useAfterwards() {
  const queryClient = useQueryClient();
  return async (response: Contacts) => {
    setCachedResponse(queryClient, contactQuery().queryKey, response);
    await queryClient.invalidateQueries({ queryKey: [getVerification.privacy, getVerification.id] });
    await refreshSecurity(queryClient);
  };
}

/** A new email or number to be confirmed: enter its code, have it resent, or keep the old one. */
export function PendingContact({ kind, pending }: { kind: ContactKind; pending: Pending }) {
  const t = useText();
  const { dateTime } = useFormat();
  const afterwards = useAfterwards();
  const shown = contactKindsShown[kind];
  const cancelling = useMutation({
    mutationFn: () => ask(cancelContactChange, { params: { kind } }, { retries: 1 }),
    onSuccess: (response) => {
      toast({ tone: 'success', title: t(shown.cancelled) });
      return afterwards(response);
    },
  });
  const form = useForm(codeShapes[kind], { code: '' }, async ({ code }) => {
    const response = await ask(enterContactCode, { body: { kind, code: String(code) } });
    toast({ tone: 'success', title: t(shown.done) });
    await afterwards(response);
  });
  return (
    <form {...form.props} className={forms.form}>
      <Message title={<Breakable text={t(shown.waiting, { email: pending.value, phone: pending.value })} />}>
        {t(shown.waitingText, { when: dateTime(pending.expires_at) })}
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
        {t(shown.confirm)}
      </Button>
      <Resend kind={kind} pending={pending} />
      <Button variant="quiet" isWide isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t(shown.cancel)}
      </Button>
    </form>
  );
}

const codeShapes = {
  email: { name: 'email-change-code', fields: { code: oneTimeCodeSchema } },
  phone: { name: 'phone-change-code', fields: { code: oneTimeCodeSchema } },
};

function Resend({ kind, pending }: { kind: ContactKind; pending: Pending }) {
  const t = useText();
  const now = useNow();
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () => ask(requestContactChange, { body: { kind, value: pending.value } }),
    onSuccess: (response) => {
      toast({ tone: 'success', title: t('account.contact.resent') });
      setCachedResponse(queryClient, contactQuery().queryKey, response);
    },
  });
  const seconds = Math.ceil((Date.parse(pending.resend_at) - now) / 1000);
  return (
    <>
      <Failure error={sending.error} />
      <Button variant="quiet" isWide isBusy={sending.isPending} disabled={seconds > 0} onClick={() => sending.mutate()}>
        {seconds > 0 ? t('account.contact.resend.wait', { seconds }) : t('account.contact.resend')}
      </Button>
    </>
  );
}
