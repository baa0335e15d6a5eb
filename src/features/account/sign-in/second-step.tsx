import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { CodeField } from '../../../ui/code-field';
import { TextField } from '../../../ui/text-field';
import styles from '../forms.module.css';

type SignInFields = 'email' | 'password' | 'otp' | 'recovery' | 'trust';

interface SecondStepProps {
  form: Pick<ReturnType<typeof useForm<SignInFields>>, 'values' | 'set' | 'errorOf' | 'field' | 'box' | 'focus' | 'isBusy'>;
  isRecovery: boolean;
  onStep: (step: 'password' | 'code' | 'recovery') => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. Load it lazily. */
export default function SecondStep({ form, isRecovery, onStep }: SecondStepProps) {
  const t = useText();
  const goTo = useEffectEvent((name: SignInFields) => form.focus(name));
  useEffect(() => goTo(isRecovery ? 'recovery' : 'otp'), [isRecovery]);
  return (
    <>
      {isRecovery ? (
        <TextField
          {...form.field('recovery')}
          label={t('account.sign-in.recovery-code')}
          hint={t('account.sign-in.recovery-code.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      ) : (
        <CodeField
          label={t('account.sign-in.second-factor')}
          hint={t('account.sign-in.second-factor.hint')}
          error={form.errorOf('otp')}
          name="otp"
          value={String(form.values.otp)}
          onValueChange={(value) => form.set('otp', value)}
        />
      )}
      <Checkbox {...form.box('trust')} label={t('account.sign-in.trust')} />
      <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
        {t('account.sign-in.second.action')}
      </Button>
      <p className={styles.ways}>
        <Button variant="quiet" onClick={() => onStep(isRecovery ? 'code' : 'recovery')}>
          {t(isRecovery ? 'account.sign-in.to-code' : 'account.sign-in.recovery')}
        </Button>
        <Link to="/support">{t('account.sign-in.lost')}</Link>
        <Button variant="quiet" onClick={() => onStep('password')}>
          {t('account.sign-in.back')}
        </Button>
      </p>
    </>
  );
}
