/** The parts of the studio's code: what a frame loads for a kind of game besides what every game needs. */
export const studioParts = ['choice', 'live', 'mechanics', 'roulette', 'sicBo', 'slots'] as const;
export type StudioPart = (typeof studioParts)[number];

/** What a frame's address says of its game, such as `kind=slots&world=salt-mirror`. */
interface Said {
  get(name: string): string | null;
}

/** The part that a game needs by its frame's address; null for an address that says nothing. */
export function studioPartOf(said: Said): StudioPart | null {
  if (said.get('live') !== null) return 'live';
  switch (said.get('kind')) {
    case 'slots':
      return said.get('world') === null ? 'slots' : 'mechanics';
    case 'roulette':
      return 'roulette';
    case 'sic-bo':
      return 'sicBo';
    case null:
      return null;
    default:
      return 'choice';
  }
}
