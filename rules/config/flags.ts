import { type Flag, flagDefaults, flagNames, promotionPages } from '#contract/fields/config/flags';

/** What decides about a flag: the platform's word, what this device says instead, and whether a tester looks. */
export interface FlagSources {
  server: Partial<Readonly<Record<Flag, boolean>>>;
  overrides: Partial<Readonly<Record<Flag, boolean>>>;
  isTester: boolean;
}

/** What testers see whatever the platform says: every page, and the quests for testing (QUEST-004). */
const seenByTesters: readonly string[] = [...promotionPages, 'test-quests'];

/** Whether a flag is on: the device's own word, else what every tester sees, else the platform's, else the default (CONF-003). */
export function isFlagOn(flag: Flag, { server, overrides, isTester }: FlagSources): boolean {
  if (overrides[flag] !== undefined) return overrides[flag];
  if (isTester && seenByTesters.includes(flag)) return true;
  return server[flag] ?? flagDefaults[flag];
}

/** What a device kept as its own word; anything that is no flag is left out. */
export function overridesOf(kept: unknown): Partial<Record<Flag, boolean>> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = flagNames.filter((flag) => typeof (kept as Record<string, unknown>)[flag] === 'boolean');
  return Object.fromEntries(known.map((flag) => [flag, (kept as Record<Flag, boolean>)[flag]]));
}

/** Whether a page of the content is closed: as operators say, but never to testers (USER-003). */
export function isClosed(path: string, closed: readonly string[] | undefined, isTester: boolean): boolean {
  return !isTester && closed?.includes(path) === true;
}
