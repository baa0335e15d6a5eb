import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { AccountFormPage } from '../account-form-page';
import { SignUpForm } from './sign-up-form';

interface SignUpPageProps {
  redirect?: string;
  onDone: () => void;
  /** In the form's place, once the player is signed up. */
  children?: ReactNode;
}

/** Signing up on its own page (ROUTE-031). */
export function SignUpPage({ redirect, onDone, children }: SignUpPageProps) {
  const t = useText();
  return (
    <AccountFormPage title={t('account.sign-up.title')}>
      {children || <SignUpForm {...(redirect && { redirect })} onDone={onDone} />}
    </AccountFormPage>
  );
}
