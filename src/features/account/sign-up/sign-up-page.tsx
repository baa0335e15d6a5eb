import type { ComponentType, ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { AccountFormPage } from '../account-form-page';
import { SignUpForm } from './sign-up-form';

interface SignUpPageProps {
  redirect?: string;
  /** Content that the visitor confirms before the form (OVER-005). */
  Before: ComponentType<{ children: ReactNode }>;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
  /** Replaces the form once the player has signed up. */
  children?: ReactNode;
}

/** Signing up on its own page (ROUTE-031). */
export function SignUpPage({ redirect, Before, onBusy, onDone, children }: SignUpPageProps) {
  const t = useText();
  return (
    <AccountFormPage title={t('account.sign-up.title')}>
      {children || (
        <Before>
          <SignUpForm {...(redirect && { redirect })} onBusy={onBusy} onDone={onDone} />
        </Before>
      )}
    </AccountFormPage>
  );
}
