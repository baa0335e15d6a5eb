import { useText } from '../../../platform/i18n';
import { AccountFormPage } from '../account-form-page';
import { SignUpForm } from './sign-up-form';

/** Signing up on its own page (ROUTE-031). */
export function SignUpPage({ redirect, onDone }: { redirect?: string; onDone: () => void }) {
  const t = useText();
  return (
    <AccountFormPage title={t('account.sign-up.title')}>
      <SignUpForm {...(redirect && { redirect })} onDone={onDone} />
    </AccountFormPage>
  );
}
