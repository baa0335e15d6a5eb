import { useText } from '../../../platform/i18n';
import { DoorPage } from '../door-page';
import { SignInForm } from './sign-in-form';

/** Signing in on a page of its own (ROUTE-031). */
export function SignInPage({ redirect, onDone }: { redirect?: string; onDone: () => void }) {
  const t = useText();
  return (
    <DoorPage title={t('account.sign-in.title')}>
      <SignInForm {...(redirect && { redirect })} onDone={onDone} />
    </DoorPage>
  );
}
