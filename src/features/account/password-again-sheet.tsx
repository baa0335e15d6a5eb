import { typedPasswordSchema } from '#contract/fields/password';
import { failureText, useForm } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { PasswordField } from '../../ui/password-field';
import { Sheet } from '../../ui/sheet';
import { PasskeyAgain } from './passkey-again';
import { enterPasswordAgain } from './sign-in/sign-in';
import styles from './forms.module.css';

const shape = { name: 'password-again', fields: { password: typedPasswordSchema } };

/** Requests the password before a sensitive change, and before money moves after half an hour idle. */
export default function PasswordAgainSheet({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useText();
  const form = useForm(shape, { password: '' }, async ({ password }) => {
    await enterPasswordAgain(String(password));
    onDone();
  });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('account.again.title')}
      description={t('account.again.lead')}
      closeText={t('shell.close')}
      size="small"
      isKept
    >
      <form {...form.props} className={styles.form}>
        {form.failure && (
          <Message tone="danger">
            {form.failure.code === 'wrong_credentials' ? t('account.again.wrong') : failureText(t, form.failure)}
          </Message>
        )}
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          autoComplete="current-password"
          showText={t('account.password.show')}
          hideText={t('account.password.hide')}
        />
        <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
          {t('account.again.action')}
        </Button>
        <PasskeyAgain onDone={onDone} />
      </form>
    </Sheet>
  );
}
