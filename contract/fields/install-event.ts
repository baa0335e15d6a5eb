import * as v from 'valibot';

/**
 * The device's events about installing, launching and pushes (PWA-005), and their sources. They belong to the device and not
 * to a player, so they wait for the network without counting as the player's changes.
 */
export const installEvents = [
  // rules/install/machine decides, src/features/install/install reports.
  'banner_shown',
  'banner_dismissed',
  'prompt_accepted',
  'prompt_dismissed',
  'installed',
  'standalone_launch',
  'offline_session',
  // src/features/install/install-sheet, with the step: for every browser's sheet, despite its name.
  'ios_sheet_step',
  // src/features/notifications/push/earned-moment: our own permission sheet.
  'push_soft_yes',
  'push_soft_no',
  // src/features/notifications/push/push: the browser's prompt, opened from any place in the app.
  'push_granted',
  'push_denied',
  // sw/push
  'push_received',
  // sw/clicks
  'push_clicked',
  'push_closed',
  // sw/update
  'sw_updated',
] as const;

export type InstallEvent = (typeof installEvents)[number];
export const installEventSchema = v.picklist(installEvents);

/** The group of players who run the installed app (PWA-004). */
export const INSTALLED_APP_GROUP = 1401;
