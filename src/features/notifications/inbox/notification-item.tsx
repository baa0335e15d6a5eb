import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Compass from 'lucide-react/icons/compass';
import Gift from 'lucide-react/icons/gift';
import Megaphone from 'lucide-react/icons/megaphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash';
import Trophy from 'lucide-react/icons/trophy';
import Wallet from 'lucide-react/icons/wallet';
import type { Notification, NotificationCategory } from '#contract/fields/notification';
import { useFormat, useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/icon-button';
import { toast } from '../../../ui/toast';
import { markRead, remove, undoRemove, undoToast } from './marks';
import styles from './notifications.module.css';

const icons: Record<NotificationCategory, LucideIcon> = {
  payments: Wallet,
  account: ShieldCheck,
  competitions: Trophy,
  bonuses: Gift,
  vip: Compass,
  news: Megaphone,
};

/** One notification: text, age, link, mark as read, and removal with undo. */
export function NotificationItem({ item, now }: { item: Notification; now: number }) {
  const t = useText();
  const { ago } = useFormat();
  const Icon = icons[item.category];
  const removeWithUndo = () => {
    remove(item.id);
    const undo = { text: t('notifications.undo'), run: () => undoRemove(item.id) };
    toast({ id: undoToast(item.id), title: t('notifications.removed'), duration: null, action: undo });
  };
  return (
    <li className={styles.item} data-read={item.read}>
      <span className={styles.icon}>
        <Icon aria-hidden size={20} />
      </span>
      <div className={styles.text}>
        <h2>
          {!item.read && <span className={styles.unread}>{t('notifications.unread')}</span>} {item.title}
        </h2>
        <p>{item.text}</p>
        <p className={styles.age}>{ago(Math.max(0, now - Date.parse(item.at)))}</p>
        {item.content.button && (
          <Link to={item.content.button.path} className={styles.way} onClick={() => void markRead([item.id])}>
            {item.content.button.title}
          </Link>
        )}
      </div>
      <div className={styles.marks}>
        {!item.read && (
          <IconButton label={t('notifications.read', { title: item.title })} onClick={() => void markRead([item.id])}>
            <Check aria-hidden size={20} />
          </IconButton>
        )}
        <IconButton label={t('notifications.remove', { title: item.title })} onClick={removeWithUndo}>
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </div>
    </li>
  );
}
