import type { Palette } from '#contract/fields/game-config';

/** The colours of a game: three accents of equal weight, their shades, and the night sky behind them. */
export interface Colours {
  /** Main accent, its light and its shade. */
  a: string;
  aLight: string;
  aDark: string;
  b: string;
  bDark: string;
  c: string;
  cDark: string;
  /** The sky, from the zenith down. */
  night: string;
  dusk: string;
}

const of = (
  a: string,
  aLight: string,
  aDark: string,
  b: string,
  bDark: string,
  c: string,
  cDark: string,
  night: string,
  dusk: string,
): Colours => ({
  a,
  aLight,
  aDark,
  b,
  bDark,
  c,
  cDark,
  night,
  dusk,
});

/** One set for each palette of the contract. Metal, ink and text are the same in all. */
export const colourSets: Record<Palette, Colours> = {
  ember: of('#FF8A4C', '#FFD0A8', '#9C3A12', '#FFC145', '#9A6407', '#C58BFF', '#5B2D9E', '#0B0812', '#35131A'),
  ion: of('#3DD9F5', '#C4F6FF', '#0B6B8C', '#8FA8FF', '#3346A6', '#3EE0A1', '#0E7350', '#060B16', '#0C2C44'),
  plasma: of('#A796FF', '#E2DBFF', '#4B34B8', '#FF8FCB', '#962662', '#5BE3F0', '#12718A', '#0A0818', '#2A1A55'),
  aurora: of('#3EE0A1', '#C2FFE4', '#0C7A55', '#56C8FF', '#14608F', '#C9F26B', '#5F8110', '#050D12', '#0B3A38'),
  solar: of('#FFC145', '#FFEBB8', '#9C6A08', '#FF8A5C', '#993716', '#7FE3FF', '#1B7390', '#0D0A10', '#3B2410'),
  rose: of('#FF88A8', '#FFD6E1', '#97294B', '#FFB98A', '#954F1F', '#B7A4FF', '#4E39AE', '#0D0712', '#3A1430'),
  glacier: of('#A9D8FF', '#EDF8FF', '#3A6D9C', '#7FF0E0', '#15807A', '#C2B8FF', '#5443A3', '#060C18', '#16345A'),
  moss: of('#A8DB74', '#E7FAD0', '#48751B', '#E8D27A', '#8A6C16', '#6FD8D0', '#187069', '#070D0E', '#1B3524'),
  copper: of('#E8A07A', '#FFDFCC', '#8A4526', '#8FD0C4', '#256B62', '#F2D38C', '#8F6D1C', '#0C0A0F', '#33211F'),
  indigo: of('#8C9BFF', '#DCE1FF', '#3542B5', '#5BD6FF', '#136A93', '#FFB36B', '#98500F', '#070817', '#1B2160'),
};

/** Metal of instruments, from lit to shaded. */
export const metal = { light: '#EEF2FF', mid: '#A9B5DA', dark: '#56648F', deep: '#27314F' } as const;
/** The darkest colour, for outlines and insides. */
export const ink = '#080B18';
