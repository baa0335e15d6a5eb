/** The parts of the studio's code: a frame loads the part of its kind of game in addition to the common code. */
export const studioParts = ['choice', 'live', 'mechanics', 'roulette', 'sicBo', 'slots'] as const;
export type StudioPart = (typeof studioParts)[number];

/** The game's description in its frame's address, such as `kind=slots&world=salt-mirror`. */
interface Said {
  get(name: string): string | null;
}

/** The part that a game needs by its frame's address; null for an address without one. */
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
