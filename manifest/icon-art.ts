import type { Brand } from '#brands/brand';
import { brandColours } from '#brands/colours';
import { markShapes } from './marks';

export type IconKind = 'icon' | 'maskable' | 'monochrome' | 'badge' | 'favicon' | 'apple-touch';
export type ShortcutName = 'last-game' | 'deposit' | 'notifications' | 'limits';

const SIZE = 512;

const svg = (content: string, size = SIZE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${content}</svg>`;

/** The share of the picture that the mark fills, and the radius of the background; null for no background. */
const layouts: Readonly<Record<IconKind, { share: number; radius: number | null }>> = {
  icon: { share: 0.66, radius: 112 },
  maskable: { share: 0.52, radius: 0 },
  monochrome: { share: 0.62, radius: null },
  badge: { share: 0.94, radius: null },
  favicon: { share: 0.78, radius: 112 },
  'apple-touch': { share: 0.62, radius: 0 },
};

function ground(brand: Brand, radius: number): string {
  const { tokens, background } = brandColours[brand.id];
  const light = tokens.rail ?? '#28335C';
  return (
    `<defs><radialGradient id="sky" cx="0.72" cy="0.2" r="1"><stop stop-color="${light}"/>` +
    `<stop offset="0.75" stop-color="${background}"/></radialGradient></defs>` +
    `<rect width="${SIZE}" height="${SIZE}" rx="${radius}" fill="url(#sky)"/>`
  );
}

function coloursOf({ id }: Brand) {
  const { starlight, thruster } = brandColours[id].tokens;
  return { line: starlight ?? '#F4F6FF', accent: thruster ?? '#FF7A2F' };
}

/** An icon of a brand as SVG: the mark on the night sky, or without a background if the system sets the colour. */
export function iconArt(brand: Brand, kind: IconKind): string {
  const { share, radius } = layouts[kind];
  const side = SIZE * share;
  const corner = (SIZE - side) / 2;
  const colours = radius === null ? { line: '#FFFFFF', accent: '#FFFFFF' } : coloursOf(brand);
  return svg((radius === null ? '' : ground(brand, radius)) + markShapes(brand.id, colours, corner, corner, side));
}

/** The mark in the middle of a screen, on the app's background colour; a plain background keeps the file small. */
export function startupArt(brand: Brand, width: number, height: number): string {
  const side = Math.round(width * 0.32);
  const mark = markShapes(brand.id, coloursOf(brand), (width - side) / 2, (height - side) / 2, side);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${brandColours[brand.id].background}"/>${mark}</svg>`
  );
}

const signs: Readonly<Record<ShortcutName, string>> = {
  'last-game': 'M7.5 4.8v14.4L19 12z',
  deposit: 'M4 8h14a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2.5 2.5 0 0 1 2.5-2.5H16V8M16 13.8h.01',
  notifications: 'M6 16v-5.500a6 6 0 0 1 12 0V16l1.500 2h-15zM10 21h4',
  limits: 'M12 3l7.500 3v5.500c0 4.500-3.100 8-7.500 9.500-4.400-1.500-7.500-5-7.500-9.500V6zM8.500 12h7',
};

/** The icon of a shortcut in the launcher's menu. */
export function shortcutArt(brand: Brand, name: ShortcutName): string {
  const { line } = coloursOf(brand);
  const sign = `<path d="${signs[name]}" fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  return svg(`${ground(brand, 256)}<g transform="translate(118 118) scale(11.5)">${sign}</g>`);
}

/** The brand's mark without a background. */
export function markArt(brand: Brand): string {
  return svg(markShapes(brand.id, coloursOf(brand), 0, 0, 48), 48);
}

/** The mark and the name in one line; `name` is the name as path data on a baseline at 0, 0. */
export function logoArt(brand: Brand, name: string): string {
  const { width, height } = brand.logo.full;
  const colours = coloursOf(brand);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${markShapes(brand.id, colours, 0, 0, height)}<path transform="translate(${height + 10} ${height * 0.7})" d="${name}" fill="${colours.line}"/></svg>`
  );
}
