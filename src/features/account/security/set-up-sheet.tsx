import { useState } from 'react';
import type { ResponseOf } from '#contract/call';
import { beginTwoFactor, confirmTwoFactor } from '#contract/calls/account/two-factor';
import { oneTimeCodeSchema } from '#contract/fields/one-time-code';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Message } from '../../../ui/message';
import QrCode from '../../../ui/qr-code';
import { Sheet } from '../../../ui/sheet';
import { CopyButton } from './copy-button';
import { RecoveryCodes } from './recovery-codes';
import styles from './security.module.css';

export type Begun = ResponseOf<typeof beginTwoFactor>;

interface SetUpSheetProps {
  begun: Begun;
  /** The second factor is on; its recovery codes haven't been shown yet. */
  onOn: () => void;
  onClose: () => void;
}

const shape = { name: 'two-factor', fields: { code: oneTimeCodeSchema } };

/** A key in groups of four, as people type it. */
const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * Setting up two-factor authentication: the secret for the app, a code to confirm it, then the recovery codes, which can't be shown again
 * and stay until the player confirms having saved them. Load it lazily.
 */
export default function SetUpSheet({ begun, onOn, onClose }: SetUpSheetProps) {
  const t = useText();
  const [current, setCurrent] = useState(begun);
  const [isOn, setOn] = useState(false);
  return (
    <Sheet
      isOpen
      onClose={() => !isOn && onClose()}
      title={t(isOn ? 'account.recovery.title' : 'account.two-factor.title')}
      closeText={isOn ? null : t('shell.close')}
      size="small"
      isKept
    >
      {isOn ? (
        <RecoveryCodes codes={current.recovery_codes} onDone={onClose} />
      ) : (
        <ScanStep
          key={current.secret}
          begun={current}
          isAnew={current !== begun}
          onExpired={async () => setCurrent(await ask(beginTwoFactor, {}))}
          onOn={() => {
            setOn(true);
            onOn();
          }}
        />
      )}
    </Sheet>
  );
}

function ScanStep({
  begun: { secret, uri },
  isAnew,
  onExpired,
  onOn,
}: {
  begun: Begun;
  isAnew: boolean;
  onExpired: () => Promise<void>;
  onOn: () => void;
}) {
  const t = useText();
  const form = useForm(shape, { code: '' }, async ({ code }) => {
    try {
      await ask(confirmTwoFactor, { body: { code: String(code) } }, { retries: 1 });
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'token_expired') throw error;
      await onExpired();
      return;
    }
    onOn();
  });
  return (
    <form {...form.props} className={styles.steps}>
      {isAnew && <Message tone="warning">{t('account.two-factor.expired')}</Message>}
      <p className={styles.text}>{t('account.two-factor.scan')}</p>
      <div className={styles.qr}>
        <QrCode text={uri} label={t('account.two-factor.qr')} />
      </div>
      <p className={styles.label} id="two-factor-key">
        {t('account.two-factor.by-hand')}
      </p>
      <p className={styles.key} aria-labelledby="two-factor-key">
        {spaced(secret)}
      </p>
      <div className={styles.ways}>
        <CopyButton text={secret} label={t('account.two-factor.copy-key')} />
        <Button variant="quiet" render={<a href={uri}>{t('account.two-factor.open-app')}</a>}>
          {t('account.two-factor.open-app')}
        </Button>
      </div>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <CodeField
        label={t('account.two-factor.code')}
        error={form.errorOf('code')}
        name="code"
        value={String(form.values.code)}
        onValueChange={(value) => form.set('code', value)}
      />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {t('account.two-factor.confirm')}
      </Button>
    </form>
  );
}
