import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { emailSchema } from '#contract/fields/email';
import { oneTimeCodeSchema } from '#contract/fields/one-time-code';
import { typedPasswordSchema } from '#contract/fields/password';
import { arriving } from '../../../platform/arriving';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Message } from '../../../ui/message';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import styles from '../forms.module.css';
import { signIn } from './sign-in';

/** A separate popup, which most players never see. */
const LicencePopup = arriving(async () => (await import('./licence-popup')).default);

const shape = {
  name: 'sign-in',
  fields: { email: emailSchema, password: typedPasswordSchema, otp: v.optional(oneTimeCodeSchema) },
};

interface SignInFormProps {
  /** The return address; passed on to the sign-up (ROUTE-049). */
  redirect?: string;
  onDone: () => void;
}

/** Signing in (AUTH-001, AUTH-002): saved credentials fill it, a second factor is requested when required. */
export function SignInForm({ redirect, onDone }: SignInFormProps) {
  const t = useText();
  const form = useForm(shape, { email: '', password: '', otp: '' }, async (values) => {
    await signIn(values as { email: string; password: string; otp: string });
    onDone();
  });
  const [closed, setClosed] = useState(form.failure);
  const code = form.failure?.code;
  const isSecondStep = code === 'second_factor_required' || form.values.otp !== '';
  const isBlocked = code === 'EE_LICENSE_BLOCKED';
  return (
    <form {...form.props} className={styles.form}>
      {isBlocked && form.failure !== closed && <LicencePopup onClose={() => setClosed(form.failure)} />}
      {form.failure && code !== 'second_factor_required' && !isBlocked && <Message tone="danger">{failureText(t, form.failure)}</Message>}
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
      <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
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
