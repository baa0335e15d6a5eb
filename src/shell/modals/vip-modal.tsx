import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { requestedSheet } from '../../features/vip/sheets/sheet-names';
import { useSheetTitle } from '../../features/vip/sheets/sheet-title';
import { VipSheet } from '../../features/vip/sheets/vip-sheet';
import { vipLevelsQuery } from '../../features/vip/vip-queries';
import { configQuery } from '../../platform/config/configs';
import { useNameDialog } from '../modal-host/dialog-name';
import type { ModalProps } from '../modal-host/modal-props';

/** The club's sheets over a page: season, rewards, promotion, levels, welcome, new level (OVER-001). */
export default function VipModal({ asked, onClose }: ModalProps) {
  const of = requestedSheet(asked);
  // Both load before the sheet opens: its title comes from them.
  const program = useQuery(configQuery('vip-program-config'));
  const levels = useQuery(vipLevelsQuery());
  if (!of || !program.data || !levels.data) return null;
  return <NamedSheet {...of} onClose={onClose} />;
}

/** The sheet, whose name is the tab's title while it's open. */
function NamedSheet(of: ComponentProps<typeof VipSheet>) {
  useNameDialog(useSheetTitle(of.sheet, of.about));
  return <VipSheet {...of} />;
}
