import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandCss } from '#brands/brand-css';
import { brandColours } from '#brands/colours';
import { brands, type Brand } from '#brands/index';
import { textPath, textWidth } from '#server/covers/lettering';
import { iconArt, logoArt, markArt, shortcutArt, startupArt, type IconKind, type ShortcutName } from '../manifest/icon-art';
import { screens, startupFile } from '../manifest/startup-images';

/** Draws every brand's logos and icons into public/, and writes its colours as CSS: `npx tsx scripts/make-icons.ts`. */
const root = new URL('../public/', import.meta.url);

const sizes: Readonly<Record<IconKind, readonly number[]>> = {
  icon: [192, 512],
  maskable: [192, 512],
  monochrome: [192, 512],
  badge: [96],
  favicon: [32],
  'apple-touch': [180],
};
const shortcuts: readonly ShortcutName[] = ['last-game', 'deposit', 'notifications', 'limits'];

function folder(path: string): URL {
  const made = new URL(path, root);
  mkdirSync(made, { recursive: true });
  return made;
}

async function drawPng(art: string, size: number, file: URL): Promise<void> {
  // A palette halves the file sizes, with no visible difference in such icons.
  await sharp(Buffer.from(art)).resize(size, size).png({ palette: true, quality: 90, compressionLevel: 9 }).toFile(file.pathname);
}

async function drawIcons(brand: Brand): Promise<void> {
  const target = folder(`icons/${brand.id}/`);
  for (const [kind, all] of Object.entries(sizes) as [IconKind, readonly number[]][]) {
    for (const size of all) await drawPng(iconArt(brand, kind), size, new URL(`${kind}-${size}.png`, target));
  }
  for (const name of shortcuts) await drawPng(shortcutArt(brand, name), 96, new URL(`shortcut-${name}-96.png`, target));
  writeFileSync(new URL('favicon.svg', target), iconArt(brand, 'favicon'));
}

/** Launch screens have few colours; with sixteen they look the same and take a few kilobytes. */
async function drawStartupImages(brand: Brand): Promise<void> {
  for (const screen of screens) {
    const art = startupArt(brand, screen.width * screen.ratio, screen.height * screen.ratio);
    await sharp(Buffer.from(art))
      .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 })
      .toFile(new URL(`icons/${brand.id}/${startupFile(screen)}`, root).pathname);
  }
}

function drawLogos(brand: Brand): void {
  const target = folder(`logos/${brand.id}/`);
  const name = brand.name.toLowerCase();
  const needed = Math.ceil(brand.logo.full.height + 10 + textWidth(name, 21));
  if (needed !== brand.logo.full.width)
    throw new Error(`the logo of ${brand.name} is ${needed} wide; set this width in brands/${brand.id}.ts`);
  writeFileSync(new URL('logo.svg', target), logoArt(brand, textPath(name, 0, 0, 21)));
  writeFileSync(new URL('mark.svg', target), markArt(brand));
}

for (const brand of Object.values(brands)) {
  drawLogos(brand);
  await drawIcons(brand);
  await drawStartupImages(brand);
}
writeFileSync(new URL('../src/ui/brands.css', import.meta.url), brandCss(brandColours));
