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
