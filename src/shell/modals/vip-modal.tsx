import { useQuery } from '@tanstack/react-query';
import { sheetAsked } from '../../features/vip/sheets/sheet-names';
import { VipSheet } from '../../features/vip/sheets/vip-sheet';
import { vipLevelsQuery } from '../../features/vip/vip';
import { configQuery } from '../../platform/config/configs';
import type { ModalProps } from '../modal-host';

/** The club's sheets over a page: season, rewards, promotion, levels, welcome, new level (OVER-001). */
export default function VipModal({ asked, onClose }: ModalProps) {
  const of = sheetAsked(asked);
  // Both load before the sheet opens: its title comes from them.
  const program = useQuery(configQuery('vip-program-config'));
  const levels = useQuery(vipLevelsQuery());
  if (!of || !program.data || !levels.data) return null;
  return <VipSheet {...of} onClose={onClose} />;
}
