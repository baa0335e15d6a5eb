import { type ReactNode, useState } from 'react';
import type { WheelName } from '#contract/fields/wheel';
import { useText } from '../../platform/i18n';
import { Chip, ChipRow } from '../../ui/chip';
import { EmptyState } from '../../ui/empty-state';
import { PageHeading } from '../../ui/page-heading';
import { PrizeTable } from './prize-table';
import { SpinPanel } from './spin-panel';
import { useSpin } from './use-spin';
import { useWheel } from './use-wheel';
import { Wheel } from './wheel';
import styles from './wheels.module.css';

const tabs = ['wheel', 'rewards'] as const;

const words = {
  'wheel-config': { title: 'wheels.box.title', lead: 'wheels.box.lead', look: 'orbit' },
  'wheel-config-segments': { title: 'wheels.segments.title', lead: 'wheels.segments.lead', look: 'segments' },
} as const;

interface WheelPageProps {
  name: WheelName;
  /** The affordable rewards; null for none (LOOT-005). */
  rewards?: ReactNode;
}

/** The loot-box wheel, or the segments wheel (ROUTE-019, LOOT-003). */
export function WheelPage({ name, rewards = null }: WheelPageProps) {
  const t = useText();
  const view = useWheel(name);
  const spin = useSpin();
  const [tab, setTab] = useState<'wheel' | 'rewards'>('wheel');
  const { title, lead, look } = words[name];
  if (!view.config.is_enabled) {
    return (
      <div className={styles.page}>
        <PageHeading title={t(title)} />
        <EmptyState title={t('wheels.closed')}>{t('wheels.closed.text')}</EmptyState>
      </div>
    );
  }
  // The last coins may be spent on this tab.
  const shown = rewards === null ? 'wheel' : tab;
  const items = spin.opened?.items ?? view.items;
  const won = spin.opened && spin.isAtRest ? spin.opened : null;
  const spins = 'spins_a_day' in view.config ? view.config.spins_a_day : 1;
  return (
    <div className={styles.page}>
      <PageHeading title={t(title)} lead={t(lead, { count: spins })} />
      {rewards !== null && (
        <ChipRow label={t('wheels.tabs')}>
          {tabs.map((one) => (
            <Chip key={one} isSelected={one === shown} onClick={() => setTab(one)}>
              {t(`wheels.tab.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {shown === 'rewards' && rewards}
      <div className={styles.stage} hidden={shown !== 'wheel'}>
        <div className={styles.turning}>
          <Wheel items={items} turn={spin.turn} look={look} wonId={won?.items.find(({ prize }) => prize)?.id} />
          <SpinPanel name={name} view={view} spin={spin} won={won} />
        </div>
        <PrizeTable items={items} />
      </div>
    </div>
  );
}
