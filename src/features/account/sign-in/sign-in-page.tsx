import type { ComponentType, ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { AccountFormPage } from '../account-form-page';
import { SignInForm } from './sign-in-form';

interface SignInPageProps {
  redirect?: string;
  onDone: () => void;
  /** Content shown before the form, until the visitor continues. */
  Before: ComponentType<{ children: ReactNode }>;
}

/** Signing in on its own page (ROUTE-031). */
export function SignInPage({ redirect, onDone, Before }: SignInPageProps) {
  const t = useText();
  return (
    <AccountFormPage title={t('account.sign-in.title')}>
      <Before>
        <SignInForm {...(redirect && { redirect })} isOnPage onDone={onDone} />
      </Before>
    </AccountFormPage>
  );
}
