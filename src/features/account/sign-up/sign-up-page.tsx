import { useText } from '../../../platform/i18n';
import { PageHeading } from '../../../ui/page-heading';
import styles from '../forms.module.css';
import { SignUpForm } from './sign-up-form';

/** Signing up on a page of its own (ROUTE-031). */
export function SignUpPage({ redirect, onDone }: { redirect?: string; onDone: () => void }) {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.sign-up.title')} />
      <SignUpForm {...(redirect && { redirect })} onDone={onDone} />
    </div>
  );
}
