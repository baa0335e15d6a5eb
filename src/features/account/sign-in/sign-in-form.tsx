import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { emailSchema } from '#contract/fields/email';
import { oneTimeCodeSchema, recoveryCodeSchema } from '#contract/fields/one-time-code';
import { typedPasswordSchema } from '#contract/fields/password';
import { CallFailed } from '../../../platform/api/refusal';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { type FormShape, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { ForNewPlayers } from '../../../platform/context/for-new-players';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import styles from '../forms.module.css';
import { PasskeyEntrance } from './passkey-entrance';
import { SignInFailure } from './sign-in-failure';
import { signIn } from './sign-in';

/** A separate popup, which most players never see. */
const LicencePopup = lazyPart(async () => (await import('./licence-popup')).default);
/** Only used by accounts with a second factor. */
const SecondStep = lazyPart(async () => (await import('./second-step')).default);

const shape = {
  name: 'sign-in',
  fields: {
    email: emailSchema,
    password: typedPasswordSchema,
    otp: v.optional(oneTimeCodeSchema),
    recovery: v.optional(recoveryCodeSchema),
    trust: v.boolean(),
  },
};

/** What's asked for: the password first; then, of an account with a second factor, the app's code or a recovery code. */
type Step = 'password' | 'code' | 'recovery';

const shapes: Record<Step, FormShape<keyof typeof shape.fields>> = {
  password: shape,
  code: { ...shape, fields: { ...shape.fields, otp: oneTimeCodeSchema } },
  recovery: { ...shape, fields: { ...shape.fields, recovery: recoveryCodeSchema } },
};

const empty = { email: '', password: '', otp: '', recovery: '', trust: false };

interface SignInFormProps {
  /** The return address; passed on to the sign-up (ROUTE-049). */
  redirect?: string;
  /** Whether it's on its own page rather than in a dialog. */
  isOnPage?: boolean;
  onDone: () => void;
}

/** Signing in (AUTH-001, AUTH-002): saved credentials fill it, and a second step follows if the account has one. */
export function SignInForm({ redirect, isOnPage = false, onDone }: SignInFormProps) {
  const t = useText();
  const [step, setStep] = useState<Step>('password');
  const form = useForm(shapes[step], empty, async (values) => {
    try {
      await signIn({ ...(values as typeof empty), isOnPage });
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'second_factor_required') throw error;
      setStep('code');
      return;
    }
    onDone();
  });
  const [closed, setClosed] = useState(form.failure);
  const isBlocked = form.failure?.code === 'EE_LICENSE_BLOCKED';
  const goTo = (next: Step) => {
    form.setAll((values) => ({ ...values, otp: '', recovery: '' }));
    form.clearErrors();
    setStep(next);
  };
  return (
    <form {...form.props} className={styles.form}>
      {isBlocked && form.failure !== closed && <LicencePopup onClose={() => setClosed(form.failure)} />}
      {form.failure && !isBlocked && <SignInFailure failure={form.failure} />}
      {step !== 'password' ? (
        <SecondStep form={form} isRecovery={step === 'recovery'} onStep={goTo} />
      ) : (
        <>
          <TextField {...form.field('email')} label={t('account.email')} type="email" autoComplete="username webauthn" inputMode="email" />
          <PasswordField
            {...form.field('password')}
            label={t('account.password')}
            autoComplete="current-password"
            showText={t('account.password.show')}
            hideText={t('account.password.hide')}
          />
          <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
            {t('account.sign-in.action')}
          </Button>
          <PasskeyEntrance onDone={onDone} />
          <p className={styles.ways}>
            <Link to="/remind">{t('account.sign-in.forgotten')}</Link>
            <ForNewPlayers>
              <span>
                {t('account.sign-in.no-account')}{' '}
                <Link to="/sign-up" search={redirect ? { redirect } : {}}>
                  {t('account.sign-in.to-sign-up')}
                </Link>
              </span>
            </ForNewPlayers>
          </p>
        </>
      )}
    </form>
  );
}
