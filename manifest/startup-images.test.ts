import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brands } from '#brands/index';
import { screens, startupFile, startupLinks } from './startup-images';

it.each(['perigee', 'meridian'] as const)('%s has a startup image for each screen, in its pixels and of a few kilobytes', async (brand) => {
  for (const screen of screens) {
    const content = await readFile(new URL(`../public/icons/${brand}/${startupFile(screen)}`, import.meta.url));
    const { width, height } = await sharp(content).metadata();
    expect([width, height]).toEqual([screen.width * screen.ratio, screen.height * screen.ratio]);
    expect(content.length).toBeLessThan(8_000);
  }
});

it('each of them is for a different screen', () => {
  const media = startupLinks(brands.perigee).map((link) => /media="([^"]+)"/.exec(link)?.[1]);
  expect(new Set(media).size).toBe(screens.length);
  expect(media[3]).toBe('(device-width:390px) and (device-height:844px) and (-webkit-device-pixel-ratio:3) and (orientation:portrait)');
});
