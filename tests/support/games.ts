import type { Game } from '#contract/fields/game';

/** A game for tests: a slot with a demo, in euros, unless told otherwise. */
export function sampleGame(change: Partial<Game> & { slug?: string } = {}): Game {
  const slug = change.slug ?? 'concentric';
  const provider = change.provider ?? 'orbit-house';
  return {
    identifier: `${provider}:${slug}`,
    slug,
    name: 'Concentric',
    title: 'Concentric',
    provider,
    provider_title: 'Orbit House',
    categories: ['all', 'slots'],
    currencies: { FUN: 32, EUR: 33 },
    preview_image: `/covers/${provider}.${slug}.1-320.webp`,
    badges: [],
    has_demo_mode: true,
    seo_title: slug,
    last_activity_at: null,
    ...change,
  };
}

/** So many games of different names. */
export function sampleGames(count: number, from = 1): Game[] {
  return Array.from({ length: count }, (_, at) => sampleGame({ slug: `game-${at + from}`, title: `Game ${at + from}` }));
}
