import { useEffect, useRef } from 'react';
import type { ChatMessage } from '#contract/fields/support';
import { useFormat, useText } from '../../platform/i18n';
import { classNames } from '../../ui/class-names';
import styles from './chat.module.css';

/** The sender as text: colour alone isn't enough. */
function useAuthor(): (message: ChatMessage) => string {
  const t = useText();
  return ({ author, name }) =>
    author === 'operator' ? (name ?? t('support.chat.operator')) : t(author === 'auto' ? 'support.chat.auto' : 'support.chat.you');
}

/** The conversation, scrolled to its end; new messages are announced politely. */
export function ChatMessages({ messages }: { messages: readonly ChatMessage[] }) {
  const t = useText();
  const { dateTime } = useFormat();
  const authorOf = useAuthor();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers return a promise, which an effect would take for its cleanup.
    end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length]);
  return (
    <div role="log" aria-label={t('support.chat.title')} className={styles.messages}>
      {messages.map((message) => (
        <article key={message.id} className={classNames(styles.message, styles[message.author])}>
          <p className={styles.author}>{authorOf(message)}</p>
          <p className={styles.said}>{message.text}</p>
          <time dateTime={message.at} className={styles.at}>
            {dateTime(message.at)}
          </time>
        </article>
      ))}
      <div ref={end} />
    </div>
  );
}
