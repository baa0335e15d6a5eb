import type { MessageKey } from '#locales/index';
import type { InstallGuide } from '#rules/install/platform';

/** The parts of a step's illustration. */
export type Drawing =
  | 'share-below'
  | 'share-above'
  | 'menu-above'
  | 'menu-below'
  | 'add'
  | 'confirm'
  | 'leave'
  | 'dock'
  | 'open-dock'
  | 'icon';

export interface Step {
  drawing: Drawing;
  text: MessageKey;
}

/** The steps for each browser without a prompt of its own (PWA-003). */
export const guides: Record<InstallGuide, readonly Step[]> = {
  ios_safari: [
    { drawing: 'share-below', text: 'install.step.share-below' },
    { drawing: 'add', text: 'install.step.add-to-home' },
    { drawing: 'confirm', text: 'install.step.confirm-add' },
    { drawing: 'icon', text: 'install.step.open-icon' },
  ],
  ios_other: [
    { drawing: 'share-above', text: 'install.step.share-address-bar' },
    { drawing: 'add', text: 'install.step.add-to-home' },
    { drawing: 'confirm', text: 'install.step.confirm-add' },
    { drawing: 'icon', text: 'install.step.open-icon' },
  ],
  ipados: [
    { drawing: 'share-above', text: 'install.step.share-above' },
    { drawing: 'add', text: 'install.step.add-to-home' },
    { drawing: 'confirm', text: 'install.step.confirm-add' },
    { drawing: 'icon', text: 'install.step.open-icon' },
  ],
  macos_safari: [
    { drawing: 'share-above', text: 'install.step.share-above' },
    { drawing: 'dock', text: 'install.step.add-to-dock' },
    { drawing: 'open-dock', text: 'install.step.open-dock' },
  ],
  android_firefox: [
    { drawing: 'menu-above', text: 'install.step.menu-dots' },
    { drawing: 'add', text: 'install.step.firefox-install' },
    { drawing: 'icon', text: 'install.step.open-icon' },
  ],
  samsung_internet: [
    { drawing: 'menu-below', text: 'install.step.menu-lines' },
    { drawing: 'add', text: 'install.step.samsung-add' },
    { drawing: 'icon', text: 'install.step.open-icon' },
  ],
  in_app_browser: [
    { drawing: 'menu-above', text: 'install.step.leave-menu' },
    { drawing: 'leave', text: 'install.step.leave-browser' },
  ],
};
