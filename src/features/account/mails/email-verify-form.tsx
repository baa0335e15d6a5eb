import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { oneTimeCodeSchema } from '#contract/fields/one-time-code';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Breakable } from '../../../ui/breakable';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Message } from '../../../ui/message';
import { toast } from '../../../ui/toast';
import styles from '../forms.module.css';
import { useVariant } from '../sign-up/variant-here';
import { confirm, resend } from './mail-calls';

const shape = { name: 'email-verify', fields: { code: oneTimeCodeSchema } };

/** Has the mail sent again, with a toast; a refusal shows its first message (AUTH-012). */
export function ResendButton({ email, onSent }: { email: string; onSent?: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await resend(email);
      onSent?.();
      toast({ tone: 'success', title: t('account.verify.sent') });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      toast({ tone: 'warning', title: error.fields['user.email']?.[0]?.message ?? failureText(t, error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" isWide isBusy={isBusy} onClick={() => void send()}>
      {t('account.verify.resend')}
    </Button>
  );
}

const wrongCode: ReadonlySet<string> = new Set(['token_invalid', 'token_expired', 'code_expired']);

/** Confirms the signed-in player’s address by the mailed six digits. */
export function EmailVerifyForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const { player } = useSession();
  const variant = useVariant();
  const [refused, setRefused] = useState(0);
  const form = useForm(shape, { code: '' }, async ({ code }) => {
    try {
      await confirm({ code: String(code) });
    } catch (error) {
      if (error instanceof CallFailed && wrongCode.has(error.code)) setRefused((count) => count + 1);
      throw error;
    }
    toast({ tone: 'success', title: t('account.verify.done') });
    onDone();
  });
  const typeAgain = () => {
    form.set('code', '');
    form.focus('code');
  };
  const lastRefused = useRef(refused);
  useEffect(() => {
    if (lastRefused.current === refused) return;
    lastRefused.current = refused;
    typeAgain();
  });
  const startAgain = () => {
    form.clearErrors();
    typeAgain();
  };
  if (!player) return null;
  if (player.confirmed_at !== null) {
    return (
      <div className={styles.form}>
        <Message tone="success">{t('account.verify.done')}</Message>
        <Button size="large" isWide onClick={onDone}>
          {t('account.confirmation.go-on')}
        </Button>
      </div>
    );
  }
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.text}>
        <Breakable text={t('account.verify.lead', { email: player.email })} />
      </p>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <CodeField
        label={t('account.code')}
        error={form.errorOf('code')}
        name="code"
        value={String(form.values.code)}
        onValueChange={(value) => form.set('code', value)}
      />
      <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
        {t('account.verify.action')}
      </Button>
      <ResendButton email={player.email} onSent={startAgain} />
      {variant === 'b' && (
        <p className={styles.ways}>
          <Link to="/profile/gifts">{t('account.verify.gifts')}</Link>
        </p>
      )}
      <Button variant="quiet" isWide onClick={onDone}>
        {t('account.verify.later')}
      </Button>
    </form>
  );
}
