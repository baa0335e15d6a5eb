import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { AccountFormPage } from '../account-form-page';
import { SignUpForm } from './sign-up-form';

interface SignUpPageProps {
  redirect?: string;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
  /** In the form's place, once the player is signed up. */
  children?: ReactNode;
}

/** Signing up on its own page (ROUTE-031). */
export function SignUpPage({ redirect, onBusy, onDone, children }: SignUpPageProps) {
  const t = useText();
  return (
    <AccountFormPage title={t('account.sign-up.title')}>
      {children || <SignUpForm {...(redirect && { redirect })} onBusy={onBusy} onDone={onDone} />}
    </AccountFormPage>
  );
}
