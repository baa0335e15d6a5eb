import type { WheelName } from '#contract/fields/wheel';
import { useText } from '../../platform/i18n';
import { EmptyState } from '../../ui/empty-state';
import { PageHeading } from '../../ui/page-heading';
import { PrizeTable } from './prize-table';
import { SpinPanel } from './spin-panel';
import { useSpin } from './use-spin';
import { useWheel } from './use-wheel';
import { Wheel } from './wheel';
import styles from './wheels.module.css';

const words = {
  'wheel-config': { title: 'wheels.box.title', lead: 'wheels.box.lead', look: 'orbit' },
  'wheel-config-segments': { title: 'wheels.segments.title', lead: 'wheels.segments.lead', look: 'segments' },
} as const;

/** The loot-box wheel, or the segments wheel (ROUTE-019, LOOT-003). */
export function WheelPage({ name }: { name: WheelName }) {
  const t = useText();
  const view = useWheel(name);
  const spin = useSpin();
  const { title, lead, look } = words[name];
  if (!view.config.is_enabled) {
    return (
      <div className={styles.page}>
        <PageHeading title={t(title)} />
        <EmptyState title={t('wheels.closed')}>{t('wheels.closed.text')}</EmptyState>
      </div>
    );
  }
  const items = spin.opened?.items ?? view.items;
  const won = spin.opened && spin.isAtRest ? spin.opened : null;
  const spins = 'spins_a_day' in view.config ? view.config.spins_a_day : 1;
  return (
    <div className={styles.page}>
      <PageHeading title={t(title)} lead={t(lead, { count: spins })} />
      <div className={styles.stage}>
        <div className={styles.turning}>
          <Wheel items={items} turn={spin.turn} look={look} wonId={won?.items.find(({ prize }) => prize)?.id} />
          <SpinPanel name={name} view={view} spin={spin} won={won} />
        </div>
        <PrizeTable items={items} />
      </div>
    </div>
  );
}
