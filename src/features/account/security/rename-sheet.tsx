import { renamePasskey } from '#contract/calls/account/passkeys';
import { passkeyNameSchema } from '#contract/fields/passkey';
import { ask } from '../../../platform/api/client';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import styles from '../forms.module.css';

const shape = { name: 'passkey-name', fields: { name: passkeyNameSchema } };

/** Gives a passkey another name. Load it lazily. */
export default function RenameSheet({ id, name, onDone, onClose }: { id: string; name: string; onDone: () => void; onClose: () => void }) {
  const t = useText();
  const form = useForm(shape, { name }, async (values) => {
    await ask(renamePasskey, { params: { id }, body: { name: String(values.name) } }, { retries: 1 });
    onDone();
  });
  return (
    <Sheet isOpen onClose={onClose} title={t('account.passkeys.rename.title')} closeText={t('shell.close')} size="small" isKept>
      <form {...form.props} className={styles.form}>
        {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
        <TextField {...form.field('name')} label={t('account.passkeys.name')} autoComplete="off" />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {t('account.passkeys.save')}
        </Button>
      </form>
    </Sheet>
  );
}
