import { useQueryClient } from '@tanstack/react-query';
import { requestEmailChange } from '#contract/calls/account/email-change';
import { emailSchema } from '#contract/fields/email';
import { ask } from '../../../platform/api/client';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import forms from '../forms.module.css';
import { emailChangeQuery } from './email-change-query';

const shape = { name: 'email-change', fields: { email: emailSchema } };

/** Asks for the new email. Load it lazily. */
export default function EmailSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const queryClient = useQueryClient();
  const form = useForm(shape, { email: '' }, async ({ email }) => {
    await ask(requestEmailChange, { body: { email: String(email) } });
    await queryClient.invalidateQueries({ queryKey: emailChangeQuery().queryKey });
    onClose();
  });
  const hasFailed = form.failure !== null && form.failure.code !== 'reauthentication_required';
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('account.email-change.start')}
      description={t('account.email-change.lead')}
      closeText={t('shell.close')}
      size="small"
    >
      <form {...form.props} className={forms.form}>
        {hasFailed && <Message tone="danger">{failureText(t, form.failure!)}</Message>}
        <TextField {...form.field('email')} label={t('account.email-change.new')} type="email" autoComplete="email" />
        <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
          {t('account.email-change.send')}
        </Button>
      </form>
    </Sheet>
  );
}
