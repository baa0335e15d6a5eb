import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useText } from '../../../platform/i18n';
import { Sheet } from '../../../ui/sheet';
import { Skeleton } from '../../../ui/skeleton';
import { useSheetTitle } from './sheet-title';
import type { SheetProps } from './sheet-props';
import type { VipSheetName } from './sheet-names';

const sheets: Record<VipSheetName, ComponentType<SheetProps & { placeholder?: ReactNode }>> = {
  season: lazyPart(async () => (await import('./season-sheet')).default),
  rewards: lazyPart(async () => (await import('./rewards-sheet')).default),
  reward: lazyPart(async () => (await import('./reward-sheet')).default),
  promo: lazyPart(async () => (await import('./promo-sheet')).default),
  onboarding: lazyPart(async () => (await import('./onboarding-sheet')).default),
  level: lazyPart(async () => (await import('./level-sheet')).default),
  welcome: lazyPart(async () => (await import('./welcome-sheet')).default),
  'level-up': lazyPart(async () => (await import('./level-up-sheet')).default),
};

/** One of the club's sheets, each loaded when it's first opened (OVER-001). */
export function VipSheet({ sheet, about, onClose }: SheetProps & { sheet: VipSheetName }) {
  const t = useText();
  const title = useSheetTitle(sheet, about);
  const Content = sheets[sheet];
  return (
    <Sheet isOpen onClose={onClose} title={title} closeText={t('vip.close')}>
      <Content about={about} onClose={onClose} placeholder={<Skeleton height="8rem" />} />
    </Sheet>
  );
}
