import { useQuery } from '@tanstack/react-query';
import { sheetAsked } from '../../features/vip/sheets/sheet-names';
import { VipSheet } from '../../features/vip/sheets/vip-sheet';
import { vipLevelsQuery } from '../../features/vip/vip';
import { configQuery } from '../../platform/config/configs';
import type { ModalProps } from '../modal-props';

/** What the club says over a page: season, rewards, promotion, levels, welcome, a rise (OVER-001). */
export default function VipModal({ asked, onClose }: ModalProps) {
  const of = sheetAsked(asked);
  // Both are there before the sheet opens: it is opened by a sheet's own words.
  const program = useQuery(configQuery('vip-program-config'));
  const levels = useQuery(vipLevelsQuery());
  if (!of || !program.data || !levels.data) return null;
  return <VipSheet {...of} onClose={onClose} />;
}
