import { useQueryClient } from '@tanstack/react-query';
import { requestContactChange } from '#contract/calls/account/contact-change';
import type { ContactKind } from '#contract/fields/contact';
import { ask } from '../../../platform/api/client';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import forms from '../forms.module.css';
import { contactKindsShown } from './contact-kinds';
import { contactQuery } from './contact-query';

const shapes = {
  email: { name: 'email-change', fields: { value: contactKindsShown.email.schema } },
  phone: { name: 'phone-change', fields: { value: contactKindsShown.phone.schema } },
};

interface ContactSheetProps {
  kind: ContactKind;
  title: string;
  /** The initial value. */
  known: string;
  onClose: () => void;
}

/** Requests the email or number to send a code to. Load it lazily. */
export default function ContactSheet({ kind, title, known, onClose }: ContactSheetProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const shown = contactKindsShown[kind];
  const form = useForm(shapes[kind], { value: known }, async ({ value }) => {
    const response = await ask(requestContactChange, { body: { kind, value: String(value) } });
    setCachedResponse(queryClient, contactQuery().queryKey, response);
    onClose();
  });
  const hasFailed = form.failure !== null && form.failure.code !== 'reauthentication_required';
  return (
    <Sheet isOpen onClose={onClose} title={title} description={t(shown.lead)} closeText={t('shell.close')} size="small">
      <form {...form.props} className={forms.form}>
        {hasFailed && <Message tone="danger">{failureText(t, form.failure!)}</Message>}
        <TextField {...form.field('value')} label={t(shown.field)} {...shown.input} />
        <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
          {t(shown.send)}
        </Button>
      </form>
    </Sheet>
  );
}
