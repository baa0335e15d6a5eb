import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n';
import { LastKnownNote } from '../../platform/reads/last-known-note';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Message } from '../../ui/message';
import { Sheet } from '../../ui/sheet';
import { SkeletonRows } from '../../ui/skeleton-rows';
import styles from './chat.module.css';
import { ChatForm } from './chat-form';
import { ChatMessages } from './chat-messages';
import { SupportHours } from './support-hours';
import { useConversation, useMessage } from './use-chat';

/** The chat with support over the page (OVER-001, SUPP-001). */
export function ChatSheet({ manager, onClose }: { manager?: ReactNode; onClose: () => void }) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  const message = useMessage();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title={t('support.chat.title')}
      description={<SupportHours />}
      closeText={t('support.chat.close')}
      isConversation
      footer={<ChatForm {...message} />}
    >
      <div className={styles.chat}>
        {manager}
        <Conversation isOnline={message.isOnline} />
      </div>
    </Sheet>
  );
}

function Conversation({ isOnline }: { isOnline: boolean }) {
  const t = useText();
  const { data, hasOne, isPending, error, refetch, url } = useConversation();
  if (data && data.messages.length > 0) {
    return (
      <>
        <LastKnownNote url={url} className={styles.age} />
        <ChatMessages messages={data.messages} />
      </>
    );
  }
  if (hasOne && !data && !isOnline) return <Message tone="warning">{t('support.chat.unknown')}</Message>;
  if (hasOne && !data && error) return <FailedConversation onAgain={refetch} />;
  if (hasOne && isPending) return <SkeletonRows count={3} />;
  return <EmptyState title={t('support.chat.empty')}>{t('support.chat.empty-text')}</EmptyState>;
}

/** The server didn't give the conversation. A message can be written meanwhile, and the conversation requested again. */
function FailedConversation({ onAgain }: { onAgain: () => Promise<unknown> }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const askAgain = async () => {
    setAsking(true);
    await onAgain();
    setAsking(false);
  };
  return (
    <div className={styles.failed}>
      <Message tone="warning">{t('support.chat.failed')}</Message>
      <Button size="small" variant="secondary" isBusy={isAsking} onClick={() => void askAgain()}>
        {t('support.chat.send-again')}
      </Button>
    </div>
  );
}
