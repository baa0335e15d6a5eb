/** A game's theme, used by its cover and its reels. */
export const motifs = [
  'planet',
  'rings',
  'station',
  'launch',
  'comet',
  'galaxy',
  'radar',
  'moon',
  'nebula',
  'crystal',
  'ocean',
  'mountain',
  'city',
  'temple',
  'forest',
  'storm',
  'cards',
  'wheel',
  'dice',
] as const;
export type Motif = (typeof motifs)[number];

/** Names of the colour sets a game is tinted with. */
export const palettes = ['ember', 'ion', 'plasma', 'aurora', 'solar', 'rose', 'glacier', 'moss', 'copper', 'indigo'] as const;
export type Palette = (typeof palettes)[number];

export const volatilities = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof volatilities)[number];
