import { type ComponentType, lazy, Suspense } from 'react';
import { useText } from '../../../platform/i18n';
import { Sheet } from '../../../ui/sheet';
import { Skeleton } from '../../../ui/skeleton';
import { useSheetTitle } from './sheet-title';
import type { VipSheetName } from './sheet-names';

export interface SheetProps {
  about: string;
  onClose: () => void;
}

const sheets: Record<VipSheetName, ComponentType<SheetProps>> = {
  season: lazy(() => import('./season-sheet')),
  rewards: lazy(() => import('./rewards-sheet')),
  reward: lazy(() => import('./reward-sheet')),
  promo: lazy(() => import('./promo-sheet')),
  onboarding: lazy(() => import('./onboarding-sheet')),
  level: lazy(() => import('./level-sheet')),
  welcome: lazy(() => import('./welcome-sheet')),
  'level-up': lazy(() => import('./level-up-sheet')),
};

/** One of the club's sheets, each loaded when it first opens (OVER-001). */
export function VipSheet({ sheet, about, onClose }: SheetProps & { sheet: VipSheetName }) {
  const t = useText();
  const title = useSheetTitle(sheet, about);
  const Content = sheets[sheet];
  return (
    <Sheet isOpen onClose={onClose} title={title} closeText={t('vip.close')}>
      <Suspense fallback={<Skeleton height="8rem" />}>
        <Content about={about} onClose={onClose} />
      </Suspense>
    </Sheet>
  );
}
