import * as v from 'valibot';
import { installGuides } from '#rules/install/platform';
import { InstallSheet } from '../../features/install/install-sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** How to install, over the current page; `guide` names another browser's steps (OVER-001). */
export default function InstallModal({ asked, onClose }: ModalProps) {
  const guide = v.safeParse(v.picklist(installGuides), asked.guide);
  return <InstallSheet {...(guide.success && { guide: guide.output })} onClose={onClose} />;
}
