import * as v from 'valibot';

/**
 * What the device tells about installing, launching and pushes (PWA-005), and who tells it. All of it is the device's and
 * nobody's, so that it waits for the network without counting among what the player changed.
 */
export const installEvents = [
  // rules/install/machine decides, src/features/install/install tells.
  'banner_shown',
  'banner_dismissed',
  'prompt_accepted',
  'prompt_dismissed',
  'installed',
  'standalone_launch',
  'offline_session',
  // src/features/install/install-sheet, with the step: of every browser's sheet, whatever its name says.
  'ios_sheet_step',
  // src/features/notifications/earned-moment: our own question.
  'push_soft_yes',
  'push_soft_no',
  // src/features/notifications/push: the browser's, wherever it was opened.
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
