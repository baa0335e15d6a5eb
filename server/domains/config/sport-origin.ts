import type { ConfigOf } from '#contract/fields/config/index';
import type { Environment } from '#server/environment';

/** The origin of the sportsbook: from the configuration, otherwise from the environment. */
export function sportOrigin(
  { host }: Pick<ConfigOf<'betting-config'>, 'host'>,
  { sportOrigin: own }: Pick<Environment, 'sportOrigin'>,
): string {
  return host ?? own;
}
