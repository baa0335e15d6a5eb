import * as v from 'valibot';

/** What the device tells about installing, launching and pushes (PWA-005). */
export const installEvents = [
  'banner_shown',
  'banner_dismissed',
  'prompt_accepted',
  'prompt_dismissed',
  'installed',
  'standalone_launch',
  'ios_sheet_step',
  'push_soft_yes',
  'push_soft_no',
  'push_granted',
  'push_denied',
  'push_received',
  'push_clicked',
  'push_closed',
  'sw_updated',
  'offline_session',
] as const;

export type InstallEvent = (typeof installEvents)[number];
export const installEventSchema = v.picklist(installEvents);

/** The group of players who run the installed app (PWA-004). */
export const INSTALLED_APP_GROUP = 1401;
