import { type DocumentKind, documentKinds } from '#contract/fields/document';
import { sidesOf } from '#rules/account/verification/documents';
import { failureText } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { useOnline } from '../../../platform/presence/use-online';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { Meter } from '../../../ui/meter';
import { SelectField } from '../../../ui/select-field';
import { FileChoice } from './file-choice';
import { useSendDocument } from './use-send-document';
import styles from './verification.module.css';

/** Scrolls to the outcome: on a phone, the button that was pressed is a screen below it. */
const show = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: 'center' });

/** The kind of document, its sides, and the upload's progress. */
export function DocumentForm({ kinds = documentKinds }: { kinds?: readonly DocumentKind[] }) {
  const t = useText();
  const { percent } = useFormat();
  const isOnline = useOnline();
  const { kind, take, chosen, choose, problems, share, send, failure, isSent } = useSendDocument(
    kinds.find((kind) => kind === 'passport') ?? kinds[0]!,
  );
  const isSending = share !== null;
  const sides = sidesOf(kind);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isSent && (
        <div ref={show}>
          <Message tone="success" title={t('account.verification.sent')}>
            {t('account.verification.sent-text')}
          </Message>
        </div>
      )}
      {failure && (
        <div ref={show}>
          <Message tone="danger">{failureText(t, failure)}</Message>
        </div>
      )}
      {!isOnline && <Message tone="warning">{t('shell.needs-network')}</Message>}
      <SelectField
        label={t('account.verification.kind')}
        hint={t(`account.verification.hint.${kind}`)}
        value={kind}
        disabled={isSending}
        onChange={({ currentTarget }) => take(kinds.find((known) => known === currentTarget.value) ?? kind)}
      >
        {kinds.map((known) => (
          <option key={known} value={known}>
            {t(`account.verification.kind.${known}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.sides}>
        {sides.map((side) => (
          <FileChoice
            key={side}
            side={side}
            isOneOfTwo={sides.length > 1}
            file={chosen[side]?.file}
            problem={problems[side]}
            isDisabled={isSending}
            onChoose={(file) => void choose(side, file)}
          />
        ))}
      </div>
      {isSending && <Meter label={t('account.verification.sending')} value={share} max={1} valueText={percent(share, 0)} />}
      <Button type="submit" variant="secondary" size="large" isBusy={isSending} disabled={!isOnline}>
        {t('account.verification.send')}
      </Button>
    </form>
  );
}
