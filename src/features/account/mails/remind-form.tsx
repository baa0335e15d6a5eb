import { useState } from 'react';
import { emailSchema } from '#contract/fields/email';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { useSlow } from '../../../platform/presence/use-slow';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { TextField } from '../../../ui/text-field';
import styles from '../forms.module.css';
import { remind } from './mail-calls';
import { NewPasswordForm } from './new-password-form';

const shape = { name: 'remind', fields: { email: emailSchema } };

/** Requests a mail, then takes its six digits in place, since a link would leave an installed app (AUTH-013). */
export function RemindForm({ email = '', onDone }: { email?: string; onDone: () => void }) {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(shape, { email }, async (values) => {
    await remind(String(values.email));
    setSentTo(String(values.email));
  });
  const isSlow = useSlow(form.isBusy);
  if (sentTo !== null) {
    return (
      <div className={styles.form}>
        <NewPasswordForm right={{ email: sentTo }} onDone={onDone} />
        <Button variant="quiet" isWide onClick={() => setSentTo(null)}>
          {t('account.remind.another')}
        </Button>
      </div>
    );
  }
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.text}>{t('account.remind.lead')}</p>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      {isSlow && <Message>{t('shell.slow')}</Message>}
      <TextField {...form.field('email')} label={t('account.email')} type="email" inputMode="email" autoComplete="username" />
      <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
        {t('account.remind.action')}
      </Button>
    </form>
  );
}
