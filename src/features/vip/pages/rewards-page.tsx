import Award from 'lucide-react/icons/award';
import { isAtLeast } from '#rules/vip/levels';
import { useText } from '../../../platform/i18n';
import { Badge } from '../../../ui/badge';
import { EmptyState } from '../../../ui/empty-state';
import { LinkCard, LinkCards } from '../../../ui/link-card';
import { PageHeading } from '../../../ui/page-heading';
import { SheetLink } from '../sheet-link';
import { TierMark } from '../marks/tier-mark';
import { useProgram } from '../use-program';
import { VipTabs } from './vip-tabs';
import styles from './rewards-page.module.css';

/** The benefits of the club's levels, from the configuration (ROUTE-021, VIP-006). */
export function VipRewardsPage() {
  const t = useText();
  const { program, levels, say, nameOf, own } = useProgram();
  return (
    <div className={styles.page}>
      <PageHeading title={t('vip.rewards.title')} lead={t('vip.rewards.lead')} />
      <VipTabs />
      {program.rewards.length === 0 && <EmptyState icon={<Award aria-hidden />} title={t('vip.rewards.none')} />}
      <LinkCards>
        {program.rewards.map((reward) => {
          const level = levels.find(({ id }) => id === reward.level);
          return (
            <LinkCard
              key={reward.id}
              mark={level && <TierMark level={level.status} className={styles.mark} />}
              link={
                <SheetLink sheet="reward" about={reward.id}>
                  {say(reward.title)}
                </SheetLink>
              }
              text={say(reward.text)}
            >
              {own !== null && isAtLeast(own, reward.level) ? (
                <Badge tone="success">{t('vip.rewards.yours')}</Badge>
              ) : (
                <Badge>{t('vip.rewards.from', { level: nameOf(reward.level) })}</Badge>
              )}
            </LinkCard>
          );
        })}
      </LinkCards>
      <p className={styles.more}>
        <SheetLink sheet="rewards">{t('vip.rewards.all')}</SheetLink>
      </p>
    </div>
  );
}
