import { useQuery } from '@tanstack/react-query';
import GiftIcon from 'lucide-react/icons/gift';
import { useState } from 'react';
import type { Gift } from '#contract/fields/gift';
import { type ShownGift, shownGifts } from '#rules/gifts/configured';
import { actualGifts, finalStages } from '#rules/gifts/stages';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useLocale, useText } from '../../../platform/i18n';
import { cardList } from '../../../ui/card';
import { Chip, ChipRow } from '../../../ui/chip';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/empty-state';
import { Message } from '../../../ui/message';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { AdditionalGifts } from '../offers/additional-gifts';
import { CodeForm } from '../codes/code-form';
import { GiftCard } from './gift-card';
import { bonusesQuery, freeSpinsQuery } from '../gift-calls';
import styles from '../gifts.module.css';
import { useGiftConfigs } from '../use-gift-configs';
import { WelcomePack } from '../offers/welcome-pack';

const tabs = ['all', 'bonuses', 'freespins', 'ended'] as const;
type Tab = (typeof tabs)[number];

/** Actionable ones first, then running ones, then waiting ones. */
const order: readonly Gift['stage'][] = ['activated', 'handle_bets', 'issued', 'wait'];

/** The gifts of a tab: live ones by their actions, ended ones by their end. */
function giftsOn(tab: Tab, bonuses: readonly ShownGift[], spins: readonly ShownGift[]): ShownGift[] {
  if (tab === 'ended') {
    const ended = [...bonuses, ...spins].filter(({ stage }) => finalStages.includes(stage));
    return ended.toSorted((one, other) => (other.ended_at ?? '').localeCompare(one.ended_at ?? ''));
  }
  const live = actualGifts([...(tab === 'freespins' ? [] : bonuses), ...(tab === 'bonuses' ? [] : spins)]);
  return live.toSorted((one, other) => order.indexOf(one.stage) - order.indexOf(other.stage));
}

/** The player's gifts by kind, with the operators' settings, and a form for codes (ROUTE-014, GIFT-001). `storedCode` is redeemed once. */
export function GiftsPage({ storedCode = null }: { storedCode?: string | null }) {
  const t = useText();
  const [tab, setTab] = useState<Tab>('all');
  const bonuses = useQuery(bonusesQuery());
  const spins = useQuery(freeSpinsQuery());
  const isPending = bonuses.isPending || spins.isPending;
  const error = bonuses.error ?? spins.error;
  const configs = useGiftConfigs();
  const locale = useLocale();
  const configured = (gifts: readonly Gift[] = []) => shownGifts(gifts, configs, locale);
  const shown = giftsOn(tab, configured(bonuses.data?.data), configured(spins.data?.data));
  return (
    <div className={styles.page}>
      <PageHeading title={t('gifts.title')} lead={t('gifts.lead')} />
      <CodeForm storedCode={storedCode} />
      <WelcomePack />
      <ChipRow label={t('gifts.tabs')}>
        {tabs.map((name) => (
          <Chip key={name} isSelected={name === tab} onClick={() => setTab(name)}>
            {t(`gifts.tab.${name}`)}
          </Chip>
        ))}
      </ChipRow>
      <section tabIndex={-1} aria-label={t(`gifts.tab.${tab}`)} aria-busy={isPending} className={classNames(cardList, styles.list)}>
        {isPending && <SkeletonRows count={3} />}
        {error instanceof CallFailed && <Message tone="warning">{failureText(t, error)}</Message>}
        {!isPending && !error && shown.length === 0 && (
          <EmptyState icon={<GiftIcon aria-hidden />} title={t('gifts.none')}>
            {t('gifts.none.text')}
          </EmptyState>
        )}
        {shown.map((gift) => (
          <GiftCard key={gift.id} gift={gift} />
        ))}
        {tab === 'all' && !isPending && <AdditionalGifts />}
      </section>
      {shown.some(({ stage }) => stage === 'handle_bets') && <p className={styles.note}>{t('gifts.real-first')}</p>}
    </div>
  );
}
