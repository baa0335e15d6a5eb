import type { AnswerOf } from '#contract/call';
import type { getNotificationSettings } from '#contract/calls/notifications';
import type { NotificationCategory } from '#contract/fields/notification';

/** A player's push settings. */
export type Settings = AnswerOf<typeof getNotificationSettings>;
/** What a player switches on or off: a category, quiet hours, or amounts on a locked screen. */
export type Switch = NotificationCategory | 'quiet_hours' | 'amounts_on_lock_screen';
/** What the player has switched and the platform has not answered yet. */
export type OwnSwitches = Partial<Record<Switch, boolean>>;

/** The settings with some of them switched; all others stay as they are. */
export function withSwitches(settings: Settings, switched: OwnSwitches): Settings {
  const { quiet_hours = settings.quiet_hours, amounts_on_lock_screen = settings.amounts_on_lock_screen, ...categories } = switched;
  return { ...settings, quiet_hours, amounts_on_lock_screen, categories: { ...settings.categories, ...categories } };
}

/** What is left once the platform has answered one of them; one that was switched once more since waits for its own answer. */
export function withoutAnswered(own: OwnSwitches, name: Switch, isOn: boolean): OwnSwitches {
  if (own[name] !== isOn) return own;
  const { [name]: _answered, ...rest } = own;
  return rest;
}
