import type { ComponentType, ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { Message } from '../../../ui/message';
import { AccountFormPage } from '../account-form-page';
import { SignInForm } from './sign-in-form';

interface SignInPageProps {
  redirect?: string;
  /** Why the player has to sign in again, if a session has just ended. */
  signedOut?: string | undefined;
  onDone: () => void;
  /** Content shown before the form, until the visitor continues. */
  Before: ComponentType<{ children: ReactNode }>;
}

/** Signing in on its own page (ROUTE-031). */
export function SignInPage({ redirect, signedOut, onDone, Before }: SignInPageProps) {
  const t = useText();
  return (
    <AccountFormPage title={t('account.sign-in.title')}>
      {signedOut !== undefined && <Message title={t('account.sign-in.ended')}>{signedOut}</Message>}
      <Before>
        <SignInForm {...(redirect && { redirect })} isOnPage onDone={onDone} />
      </Before>
    </AccountFormPage>
  );
}
