import type { ProvidersConfig } from '#contract/fields/config/site';
import type { GameDevice } from '#contract/fields/game';

/** The maximum number of providers that count (GAME-007). */
const BLOCKED_AT_MOST = 20;

const bots = /bot\b|crawler|spider|slurp|bingpreview|facebookexternalhit|lighthouse/i;

export interface Visitor {
  country: string | null;
  /** Null for a player. */
  userAgent: string | null;
}

/**
 * The providers whose games a visitor does not see, by country; search engines see everything (GAME-007). For an unknown
 * country, every provider that is blocked anywhere is hidden.
 */
export function blockedProviders(config: Pick<ProvidersConfig, 'show_disabled' | 'disabled'>, visitor: Visitor): ReadonlySet<string> {
  if (config.show_disabled || (visitor.userAgent !== null && bots.test(visitor.userAgent))) return new Set();
  const everywhere = config.disabled['*'] ?? [];
  const here = visitor.country === null ? Object.values(config.disabled).flat() : (config.disabled[visitor.country] ?? []);
  return new Set([...new Set([...everywhere, ...here])].slice(0, BLOCKED_AT_MOST));
}

/** Whether a game or its provider is hidden. `hidden` has identifiers of both. */
export function isHidden({ provider, identifier }: { provider: string; identifier: string }, hidden: ReadonlySet<string>): boolean {
  return hidden.has(provider) || hidden.has(identifier);
}

/** The providers whose games can't be played on a device; none if no device is given (GAME-003). */
export function providersNotOn({ devices }: Pick<ProvidersConfig, 'devices'>, device: GameDevice | undefined): string[] {
  if (device === undefined) return [];
  return Object.entries(devices).flatMap(([provider, on]) => (on.includes(device) ? [] : [provider]));
}
