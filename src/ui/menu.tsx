import type { ReactElement, ReactNode } from 'react';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { classNames } from './class-names';
import styles from './menu.module.css';

export interface MenuProps {
  /** The name of the place that holds it: it stands outside the page's own landmarks. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Opens at once when it is mounted: for a menu that was loaded by the press on its button. */
  isOpenAtFirst?: boolean;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A list of actions that drops from a button. Load it lazily. */
export function Menu({ label, trigger, isOpenAtFirst, align = 'end', children }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen={isOpenAtFirst}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal render={<section aria-label={label} />}>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={6} align={align} collisionPadding={8}>
          <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  /** A short word or figure at the end. */
  note?: ReactNode;
  onSelect?: () => void;
  /** A link: `<Link to=… />`. */
  link?: ReactElement;
  isCurrent?: boolean;
  isDangerous?: boolean;
  disabled?: boolean;
}

/** One action or link of a menu. */
export function MenuItem({ children, icon, note, onSelect, link, isCurrent, isDangerous, disabled }: MenuItemProps) {
  const className = classNames(styles.item, isCurrent && styles.current, isDangerous && styles.dangerous);
  const content = (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
  if (link) {
    return (
      <BaseMenu.LinkItem className={className} render={link} aria-current={isCurrent ? 'true' : undefined} closeOnClick onClick={onSelect}>
        {content}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item className={className} aria-current={isCurrent ? 'true' : undefined} disabled={disabled} onClick={onSelect}>
      {content}
    </BaseMenu.Item>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <BaseMenu.Separator className={styles.separator} />;
}
