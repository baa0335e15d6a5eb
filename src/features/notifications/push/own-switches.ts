import type { ResponseOf } from '#contract/call';
import type { getNotificationSettings } from '#contract/calls/notifications';
import type { NotificationCategory } from '#contract/fields/notification';

/** A player's push settings. */
export type Settings = ResponseOf<typeof getNotificationSettings>;
/** A push setting: a category, quiet hours, or amounts on a lock screen. */
export type Switch = NotificationCategory | 'quiet_hours' | 'amounts_on_lock_screen';
/** Changes without a response yet. */
export type OwnSwitches = Partial<Record<Switch, boolean>>;

/** The settings with some changed; all others stay the same. */
export function withSwitches(settings: Settings, switched: OwnSwitches): Settings {
  const { quiet_hours = settings.quiet_hours, amounts_on_lock_screen = settings.amounts_on_lock_screen, ...categories } = switched;
  return { ...settings, quiet_hours, amounts_on_lock_screen, categories: { ...settings.categories, ...categories } };
}

/** The remaining changes after a response to one; a later change of the same waits for its own response. */
export function withoutAnswered(own: OwnSwitches, name: Switch, isOn: boolean): OwnSwitches {
  if (own[name] !== isOn) return own;
  const { [name]: _answered, ...rest } = own;
  return rest;
}
