import { type Flag, flagDefaults, flagNames, promotionPages } from '#contract/fields/config/flags';

/** The inputs that decide about a flag: the server's value, this device's override, and whether the viewer is a tester. */
export interface FlagSources {
  server: Partial<Readonly<Record<Flag, boolean>>>;
  overrides: Partial<Readonly<Record<Flag, boolean>>>;
  isTester: boolean;
}

/** The flags that are on for testers regardless of the server: every page, and the test quests (QUEST-004). */
const seenByTesters: readonly string[] = [...promotionPages, 'test-quests'];

/** Whether a flag is on: the device's override, else the testers' value, else the server's, else the default (CONF-003). */
export function isFlagOn(flag: Flag, { server, overrides, isTester }: FlagSources): boolean {
  if (overrides[flag] !== undefined) return overrides[flag];
  if (isTester && seenByTesters.includes(flag)) return true;
  return server[flag] ?? flagDefaults[flag];
}

/** The overrides that a device stores; entries that aren't flags are dropped. */
export function overridesOf(stored: unknown): Partial<Record<Flag, boolean>> {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = flagNames.filter((flag) => typeof (stored as Record<string, unknown>)[flag] === 'boolean');
  return Object.fromEntries(known.map((flag) => [flag, (stored as Record<Flag, boolean>)[flag]]));
}

/** Whether a content page is closed: by the operators' setting, but never for testers (USER-003). */
export function isClosed(path: string, closed: readonly string[] | undefined, isTester: boolean): boolean {
  return !isTester && closed?.includes(path) === true;
}
