import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { classNames } from '../../ui/class-names';
import { useRestoreId } from './chat-device';
import styles from './chat-button.module.css';
import { conversationQuery, unreadOf } from './support-calls';

/** The number of unread messages from support; only requested if this device has a conversation. */
export function useUnread(): number {
  const id = useRestoreId();
  const { player, status } = useSession();
  const { data } = useQuery({ ...conversationQuery(player?.id ?? null, id), enabled: id !== null && status !== 'unknown' });
  return data ? unreadOf(data) : 0;
}

/** The link to support from everywhere (WIDG-005): a dot marks an unread reply. */
export function ChatButton() {
  const t = useText();
  const unread = useUnread();
  // So that landmark navigation finds it, too.
  return (
    <aside aria-label={t('shell.support')} className={styles.place}>
      <Link
        to="."
        search={(search) => ({ ...search, modal: 'support' as const })}
        resetScroll={false}
        className={classNames(styles.button, unread > 0 && styles.news)}
        aria-label={unread > 0 ? t('shell.chat-unread', { count: unread }) : t('shell.chat')}
      >
        <MessageCircle aria-hidden="true" size={24} />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </Link>
    </aside>
  );
}
