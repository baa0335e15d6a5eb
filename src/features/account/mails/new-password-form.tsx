import * as v from 'valibot';
import { oneTimeCodeSchema } from '#contract/fields/one-time-code';
import { PASSWORD_LENGTH, passwordSchema } from '#contract/fields/password';
import { confirmedBy } from '#rules/account/fields/form-rules';
import { failureText, type FormShape, isDeadLink, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { useSlow } from '../../../platform/presence/use-slow';
import { Breakable } from '../../../ui/breakable';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Message } from '../../../ui/message';
import { PasswordField } from '../../../ui/password-field';
import { toast } from '../../../ui/toast';
import styles from '../forms.module.css';
import { setNewPassword } from './mail-calls';

/** The proof for a new password: a link's token, or the address that received six digits. */
export type MailedRight = { token: string } | { email: string };

const again = (values: Record<'code' | 'password' | 'again', string | boolean>) =>
  confirmedBy(String(values.password))(String(values.again));

function shapeOf(right: MailedRight): FormShape<'code' | 'password' | 'again'> {
  const code = 'token' in right ? v.optional(oneTimeCodeSchema) : oneTimeCodeSchema;
  return { name: 'new-password', fields: { code, password: passwordSchema, again: v.pipe(v.string(), v.nonEmpty()) }, also: { again } };
}

interface NewPasswordFormProps {
  right: MailedRight;
  onDone: () => void;
  /** Called if the link was used or has expired: only a new mail helps. */
  onDead?: () => void;
}

/** Sets a new password by a mailed link or code (AUTH-013). */
export function NewPasswordForm({ right, onDone, onDead }: NewPasswordFormProps) {
  const t = useText();
  const form = useForm(shapeOf(right), { code: '', password: '', again: '' }, async (values) => {
    const password = String(values.password);
    try {
      await setNewPassword(
        'token' in right ? { reset_password_token: right.token, password } : { email: right.email, code: String(values.code), password },
      );
    } catch (error) {
      if ('token' in right && isDeadLink(error)) onDead?.();
      throw error;
    }
    toast({ tone: 'success', title: t('account.new-password.done') });
    onDone();
  });
  const isSlow = useSlow(form.isBusy);
  const texts = { showText: t('account.password.show'), hideText: t('account.password.hide') };
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.text}>
        <Breakable text={'token' in right ? t('account.new-password.lead') : t('account.remind.sent', { email: right.email })} />
      </p>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      {isSlow && <Message>{t('shell.slow')}</Message>}
      {'email' in right && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={right.email} readOnly />
          <CodeField
            label={t('account.code')}
            error={form.errorOf('code')}
            name="code"
            value={String(form.values.code)}
            onValueChange={(value) => form.set('code', value)}
          />
        </>
      )}
      <PasswordField
        {...form.field('password')}
        {...texts}
        label={t('account.password.new')}
        hint={t('account.password.hint')}
        minLength={PASSWORD_LENGTH.least}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('again')} {...texts} label={t('account.password.again')} autoComplete="new-password" />
      <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
        {t('account.new-password.action')}
      </Button>
    </form>
  );
}
