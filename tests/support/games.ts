import type { ResponseOf } from '#contract/call';
import type { getGame } from '#contract/calls/games/one-game';
import type { GameCard } from '#contract/fields/game';

/** A game for component tests: with a demo, in euros, unless overridden. */
export function sampleGame(change: Partial<GameCard> & { slug?: string } = {}): GameCard {
  const { slug = 'concentric', provider = 'orbit-house', ...rest } = change;
  return {
    identifier: `${provider}:${slug}`,
    title: 'Concentric',
    provider,
    provider_title: 'Orbit House',
    currencies: ['FUN', 'EUR'],
    preview_image: `/covers/${provider}.${slug}.1-320.webp`,
    badges: [],
    has_demo_mode: true,
    seo_title: slug,
    ...rest,
  };
}

/** A number of games with different names. */
export function sampleGames(count: number, from = 1): GameCard[] {
  return Array.from({ length: count }, (_, at) => sampleGame({ slug: `game-${at + from}`, title: `Game ${at + from}` }));
}

type GameInfo = ResponseOf<typeof getGame>;

/** A game's details on its page: a slot with ten lines for 20 or 40 cents. */
export function sampleGameInfo(): GameInfo {
  return {
    game: sampleGame(),
    kind: 'slots',
    rtp: 0.9612,
    volatility: 'medium',
    hit_rate: 0.21,
    mechanic: 'lines',
    highest_win: null,
    kinds: ['slots', 'lines'],
    minimum_cycle_ms: 2500,
    has_quick_stop: true,
    has_autoplay: true,
    has_turbo: true,
    frame: { url: 'about:blank', origin: 'http://localhost:3000' },
    limits: [{ currency: 'EUR', stakes_cents: [20, 40], minimum_cents: 20, maximum_cents: 10_000 }],
    similar: sampleGames(3),
  };
}
