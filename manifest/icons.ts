import type { Brand } from '#brands/brand';

export interface IconEntry {
  src: string;
  sizes: string;
  type: 'image/png' | 'image/svg+xml';
  purpose?: 'any' | 'maskable' | 'monochrome';
}

type Purpose = 'any' | 'maskable' | 'monochrome';

/** The path of a brand's icon, by kind and size. */
function iconUrl(brand: Brand, kind: string, size: number): string {
  return `/icons/${brand.id}/${kind}-${size}.png`;
}

function entries(brand: Brand, purpose: Purpose, kind: string): IconEntry[] {
  return [192, 512].map((size) => ({ src: iconUrl(brand, kind, size), sizes: `${size}x${size}`, type: 'image/png', purpose }));
}

/** Icons that are shown unchanged. */
export function appIcons(brand: Brand): IconEntry[] {
  return entries(brand, 'any', 'icon');
}

/** Icons whose edges a launcher may cut: the mark stays inside the middle four fifths. */
export function maskableIcons(brand: Brand): IconEntry[] {
  return entries(brand, 'maskable', 'maskable');
}

/** White without a background; the launcher sets the colour. */
export function monochromeIcons(brand: Brand): IconEntry[] {
  return entries(brand, 'monochrome', 'monochrome');
}
