import { type ReactNode, useEffect, useRef } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { classNames } from './class-names';
import styles from './message.module.css';

export interface MessageProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: CircleAlert, danger: CircleAlert };

/** An inline message. Errors are announced immediately, the rest politely; an error about the form that was just submitted scrolls into view. */
export function Message({ tone = 'info', title, children, action }: MessageProps) {
  const Icon = icons[tone];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === 'danger' && place.current?.closest('form')?.contains(document.activeElement))
      place.current.scrollIntoView({ block: 'nearest' });
  }, [tone]);
  return (
    <div ref={place} className={classNames(styles.message, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {action}
      </div>
    </div>
  );
}
