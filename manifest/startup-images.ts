import type { Brand } from '#brands/brand';

/** A screen of an iPhone in portrait: its size in CSS pixels and its device pixel ratio. */
export interface Screen {
  width: number;
  height: number;
  ratio: 2 | 3;
}

/** The screens of the iPhones with current iOS versions, from SE to 17 Pro Max. */
export const screens: readonly Screen[] = [
  { width: 375, height: 667, ratio: 2 },
  { width: 414, height: 896, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 3 },
  { width: 420, height: 912, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
];

/** The file of a screen's startup image, in pixels of the screen. */
export function startupFile({ width, height, ratio }: Screen): string {
  return `startup-${width * ratio}x${height * ratio}.png`;
}

/** The startup images of the installed app, shown until its first page is rendered: one per screen, loaded only when installing. */
export function startupLinks(brand: Brand): string[] {
  return screens.map((screen) => {
    const media = `(device-width:${screen.width}px) and (device-height:${screen.height}px) and (-webkit-device-pixel-ratio:${screen.ratio})`;
    return `<link rel="apple-touch-startup-image" media="${media} and (orientation:portrait)" href="/icons/${brand.id}/${startupFile(screen)}" />`;
  });
}
