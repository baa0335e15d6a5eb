import { useText } from '../../../platform/i18n';
import { PageHeading } from '../../../ui/page-heading';
import styles from '../forms.module.css';
import { SignInForm } from './sign-in-form';

/** Signing in on a page of its own (ROUTE-031). */
export function SignInPage({ redirect, onDone }: { redirect?: string; onDone: () => void }) {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.sign-in.title')} />
      <SignInForm {...(redirect && { redirect })} onDone={onDone} />
    </div>
  );
}
