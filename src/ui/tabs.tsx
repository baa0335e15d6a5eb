import type { ReactNode } from 'react';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  title: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: Tab[];
  /** The open tab; without it the first one opens and the component keeps the choice. */
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Panels of one place, one shown at a time. Load it lazily. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <BaseTabs.Root value={value} defaultValue={value === undefined ? tabs[0]?.value : undefined} onValueChange={(next: string) => onValueChange?.(next)}>
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.title}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={styles.indicator} />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
