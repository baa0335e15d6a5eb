import type { Palette } from '#contract/fields/game-config';

/** The tones of one hue, from the darkest shade to the brightest light. */
interface Tones {
  night: string;
  deep: string;
  haze: string;
  shade: string;
  base: string;
  light: string;
}

const tones: Readonly<Record<Palette, Tones>> = {
  ember: { night: '#14050A', deep: '#4B0E18', haze: '#C63F22', shade: '#5C1218', base: '#FF7440', light: '#FFE0B8' },
  ion: { night: '#020A18', deep: '#063350', haze: '#159CC4', shade: '#07304D', base: '#35C4EA', light: '#DFFBFF' },
  plasma: { night: '#0A0520', deep: '#31116B', haze: '#8344E8', shade: '#2B0F5E', base: '#A274FF', light: '#F0E4FF' },
  aurora: { night: '#02110F', deep: '#05473A', haze: '#1CAF86', shade: '#073D35', base: '#3FD9A6', light: '#E2FFF2' },
  solar: { night: '#1A0C00', deep: '#7A3F02', haze: '#F2A516', shade: '#6A3A06', base: '#FFC03D', light: '#FFF6D8' },
  rose: { night: '#160410', deep: '#5E0E3E', haze: '#DE437E', shade: '#5F123B', base: '#FF78A5', light: '#FFE6EE' },
  glacier: { night: '#06101A', deep: '#214D6B', haze: '#94C9E0', shade: '#2F5F80', base: '#B5DDF0', light: '#FFFFFF' },
  moss: { night: '#081204', deep: '#2C5210', haze: '#9CC034', shade: '#314A13', base: '#B6CE55', light: '#F7FBD8' },
  copper: { night: '#150806', deep: '#63281A', haze: '#DB8355', shade: '#5C331F', base: '#E3A173', light: '#FFEEDD' },
  indigo: { night: '#040717', deep: '#16206A', haze: '#4565F5', shade: '#141E62', base: '#7690FF', light: '#E2E9FF' },
};

/** The hues that may light the body under a sky: its own, and those that contrast with it. */
const partners: Readonly<Record<Palette, readonly Palette[]>> = {
  ember: ['ember', 'solar', 'glacier'],
  ion: ['ion', 'rose', 'solar'],
  plasma: ['plasma', 'solar', 'ion'],
  aurora: ['aurora', 'solar', 'plasma'],
  solar: ['solar', 'indigo', 'ember'],
  rose: ['rose', 'solar', 'ion'],
  glacier: ['glacier', 'ember', 'indigo'],
  moss: ['moss', 'copper', 'glacier'],
  copper: ['copper', 'ion', 'rose'],
  indigo: ['indigo', 'rose', 'aurora'],
};

/** The two hues of a cover. */
export interface Colours {
  /** The sky from its darkest to its brightest. */
  night: string;
  deep: string;
  haze: string;
  /** The body's shadow, colour and light. */
  shade: string;
  base: string;
  light: string;
}

export const PARTNERS = 3;

/** A sky of one palette with a body in one of its three partners. */
export function coloursOf(palette: Palette, partner: number): Colours {
  const { night, deep, haze } = tones[palette];
  const { shade, base, light } = tones[partners[palette][partner % PARTNERS] ?? palette];
  return { night, deep, haze, shade, base, light };
}
