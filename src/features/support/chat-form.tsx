import Send from 'lucide-react/icons/send-horizontal';
import { useId } from 'react';
import { CHAT_TEXT_AT_MOST } from '#contract/fields/support';
import type { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { useSlow } from '../../platform/presence/use-slow';
import { Button } from '../../ui/button';
import styles from './chat.module.css';
import type { useMessage } from './use-chat';

/** The message field. A message that can't be sent stays as a draft, and only the person sends it. */
export function ChatForm({ text, write, send, isSending, isOnline, failure }: ReturnType<typeof useMessage>) {
  const t = useText();
  const id = useId();
  const isSlow = useSlow(isSending);
  const isDraft = !isOnline && text.trim() !== '';
  // With a network again, or with one that leads nowhere, it isn't true that the device is offline.
  const reasonOf = (failed: CallFailed) => (failed.isOffline ? t('refusals.unavailable') : failureText(t, failed));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {(isDraft || failure) && (
        <p role="status" className={styles.draft}>
          {isDraft ? t('support.chat.draft') : t('support.chat.not-sent', { reason: reasonOf(failure!) })}
        </p>
      )}
      {isSlow && (
        <p role="status" className={styles.draft}>
          {t('support.chat.slow')}
        </p>
      )}
      {!isOnline && !isDraft && <p className={styles.draft}>{t('support.chat.offline')}</p>}
      <label htmlFor={id} className={styles.label}>
        {t('support.chat.message')}
      </label>
      <div className={styles.write}>
        <textarea
          id={id}
          rows={2}
          maxLength={CHAT_TEXT_AT_MOST}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !matchMedia('(hover: hover)').matches) return;
            event.preventDefault();
            void send();
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          isBusy={isSending}
          disabled={!isOnline || text.trim() === ''}
          icon={<Send aria-hidden="true" size={18} />}
        >
          {t(failure ? 'support.chat.send-again' : 'support.chat.send')}
        </Button>
      </div>
    </form>
  );
}
