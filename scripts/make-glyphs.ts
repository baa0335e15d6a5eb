import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import wawoff2 from 'wawoff2';

/**
 * Writes the outlines of Sora's letters as data, so that titles can be drawn as paths and no machine
 * needs the font installed: `npx tsx scripts/make-glyphs.ts`. Run it again after a font update.
 */
const target = new URL('../server/covers/sora-bold.data.ts', import.meta.url);
const weight = 700;
const letters = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).filter((letter) =>
  /[\p{L}\p{N}\p{P}\p{S} ]/u.test(letter),
);
const kerned = letters.filter((letter) => /[A-Za-z0-9'.,:!-]/.test(letter));

async function openFont(subset: string): Promise<fontkit.Font> {
  const file = createRequire(import.meta.url).resolve(`@fontsource-variable/sora/files/sora-${subset}-wght-normal.woff2`);
  const font = fontkit.create(Buffer.from(await wawoff2.decompress(readFileSync(file))));
  if (!('getVariation' in font)) throw new Error('the file holds a collection of fonts, not one');
  return font.getVariation({ wght: weight });
}

const fonts = [await openFont('latin'), await openFont('latin-ext')];
const fontOf = (letter: string) => fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
const latin = fonts[0] as fontkit.Font;

const outlines = letters.flatMap((letter) => {
  const glyph = fontOf(letter)?.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  return glyph
    ? [
        [
          letter,
          Math.round(glyph.advanceWidth),
          glyph.path.toSVG().replace(/-?\d+\.\d+/g, (part) => String(Math.round(Number(part)))),
        ] as const,
      ]
    : [];
});

const advance = (text: string) => latin.layout(text).advanceWidth;
const pairs = kerned.flatMap((first) =>
  kerned.flatMap((second) => {
    const kern = Math.round(advance(first + second) - advance(first) - advance(second));
    return kern === 0 ? [] : [[first + second, kern] as const];
  }),
);

writeFileSync(
  target,
  [
    '/** Sora at weight 700, 1000 units to the em, y upwards. Written by scripts/make-glyphs.ts. */',
    'export const outlines: Readonly<Record<string, readonly [advance: number, path: string]>> = {',
    ...outlines.map(([letter, width, path]) => `  ${JSON.stringify(letter)}: [${width}, '${path}'],`),
    '};',
    '',
    '/** The kerning of pairs of letters, in the same units. */',
    `export const kerning: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(pairs))};`,
    '',
  ].join('\n'),
);
