import { useQueryClient } from '@tanstack/react-query';
import { requestPhoneChange } from '#contract/calls/account/phone-change';
import { phoneSchema } from '#contract/fields/phone';
import { ask } from '../../../platform/api/client';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import forms from '../forms.module.css';
import { phoneChangeQuery } from './phone-query';

const shape = { name: 'phone-change', fields: { phone: phoneSchema } };

/** Asks for the number that gets a code. Load it lazily. */
export default function PhoneSheet({ phone: known, onClose }: { phone: string; onClose: () => void }) {
  const t = useText();
  const queryClient = useQueryClient();
  const form = useForm(shape, { phone: known }, async ({ phone }) => {
    const response = await ask(requestPhoneChange, { body: { phone: String(phone) } });
    setCachedResponse(queryClient, phoneChangeQuery().queryKey, response);
    onClose();
  });
  const hasFailed = form.failure !== null && form.failure.code !== 'reauthentication_required';
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(known === '' ? 'account.phone.change' : 'account.phone.confirm')}
      description={t('account.phone.lead')}
      closeText={t('shell.close')}
      size="small"
    >
      <form {...form.props} className={forms.form}>
        {hasFailed && <Message tone="danger">{failureText(t, form.failure!)}</Message>}
        <TextField {...form.field('phone')} label={t('account.phone.number')} type="tel" autoComplete="tel" />
        <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
          {t('account.phone.send')}
        </Button>
      </form>
    </Sheet>
  );
}
