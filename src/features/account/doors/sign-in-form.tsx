import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { emailSchema } from '#contract/fields/email';
import { oneTimeCodeSchema } from '#contract/fields/one-time-code';
import { typedPasswordSchema } from '#contract/fields/password';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Message } from '../../../ui/message';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import styles from '../forms.module.css';
import { signIn } from './sign-in';

const shape = {
  name: 'sign-in',
  fields: { email: emailSchema, password: typedPasswordSchema, otp: v.optional(oneTimeCodeSchema) },
};

interface SignInFormProps {
  /** Where the player was going; kept on the way to the sign-up (ROUTE-049). */
  redirect?: string;
  onDone: () => void;
}

/** Signing in (AUTH-001, AUTH-002): the browser's saved credentials fill it, a second factor is asked for when it is due. */
export function SignInForm({ redirect, onDone }: SignInFormProps) {
  const t = useText();
  const form = useForm(shape, { email: '', password: '', otp: '' }, async (values) => {
    await signIn(values as { email: string; password: string; otp: string });
    onDone();
  });
  const code = form.failure?.code;
  const isSecondStep = code === 'second_factor_required' || form.values.otp !== '';
  if (code === 'EE_LICENSE_BLOCKED') {
    return (
      <Message tone="warning" title={t('account.sign-in.licence.title')}>
        {t('account.sign-in.licence.text')}
      </Message>
    );
  }
  return (
    <form {...form.props} className={styles.form}>
      {form.failure && code !== 'second_factor_required' && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <TextField {...form.field('email')} label={t('account.email')} type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        {...form.field('password')}
        label={t('account.password')}
        autoComplete="current-password"
        showText={t('account.password.show')}
        hideText={t('account.password.hide')}
      />
      {isSecondStep && (
        <CodeField
          label={t('account.sign-in.second-factor')}
          hint={t('account.sign-in.second-factor.hint')}
          error={form.errorOf('otp')}
          name="otp"
          value={String(form.values.otp)}
          onValueChange={(value) => form.set('otp', value)}
        />
      )}
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isBusy}>
        {t('account.sign-in.action')}
      </Button>
      <p className={styles.ways}>
        <Link to="/remind">{t('account.sign-in.forgotten')}</Link>
        <span>
          {t('account.sign-in.no-account')} <Link to="/sign-up" search={redirect ? { redirect } : {}}>{t('account.sign-in.to-sign-up')}</Link>
        </span>
      </p>
    </form>
  );
}
