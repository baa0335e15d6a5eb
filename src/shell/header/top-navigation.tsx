import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLayoutEffect, useRef, useState } from 'react';
import { fittingEntries, isActiveAt, type MenuEntry } from '#rules/content/top-menu';
import { useText } from '../../platform/i18n';
import { classNames } from '../../ui/class-names';
import { Dropdown } from '../menus/dropdown';
import { MenuLink, useShownPath } from '../menus/menu-link';
import styles from './top-navigation.module.css';
import { useTopMenu } from '../menus/use-top-menu';

const GAP_PX = 4;

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/**
 * How many entries fit; measured before the browser paints, and again whenever the container or an entry changes its width
 * (HEAD-003).
 */
function useFitting(entries: readonly MenuEntry[]) {
  const navigation = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(entries.length);
  useLayoutEffect(() => {
    const room = navigation.current;
    if (!room) return undefined;
    const items = [...room.querySelectorAll('[data-entry]')];
    const more = room.querySelector('[data-more]');
    const measure = () =>
      setShown(
        fittingEntries(
          items.map((item) => widthOf(item) + GAP_PX),
          widthOf(room),
          more ? widthOf(more) : 0,
        ),
      );
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [room, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [entries]);
  return { navigation, shown };
}

/** The main navigation of desktops; entries that don't fit are under More (HEAD-003, HEAD-005). */
export function TopNavigation() {
  const t = useText();
  const entries = useTopMenu();
  const path = useShownPath();
  const { navigation, shown } = useFitting(entries);
  const rest = entries.slice(shown);
  return (
    <nav ref={navigation} aria-label={t('shell.navigation')} className={styles.navigation}>
      <ul className={styles.list}>
        {entries.map((entry, at) => (
          <li key={entry.path} data-entry data-out={at >= shown || undefined} className={styles.entry}>
            <MenuLink entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
      <div data-more data-out={rest.length === 0 || undefined} className={styles.entry}>
        <Dropdown
          className={styles.link}
          isActive={rest.some((entry) => isActiveAt(entry, path))}
          button={
            <>
              {t('shell.more')}
              <ChevronDown aria-hidden size={16} />
            </>
          }
          links={rest.map((entry) => <MenuLink key={entry.path} entry={entry} className={classNames(styles.link, styles.inMenu)} />)}
        />
      </div>
    </nav>
  );
}
