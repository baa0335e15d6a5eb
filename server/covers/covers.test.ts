import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrast } from '#brands/contrast';
import { motifs } from '#contract/fields/game-config';
import { catalogue } from '#rules/games/catalogue';
import { bodies } from './bodies/index';
import { bannerSizes, drawBanner } from './draw-banner';
import { type CoverGame, drawCover } from './draw-cover';
import { planLooks } from './looks';
import { renderPicture } from './render';
import { fitTitle } from './title';
import { textWidth } from './lettering';

const games: CoverGame[] = catalogue().map((game) => ({ ...game, provider: game.provider.title }));
const looks = planLooks(games);
const TITLE = '#FBFCFF';
const hex = (part: number) => part.toString(16).padStart(2, '0');

/** One game per drawing of each motif. */
const oneOfEach = motifs.flatMap((motif) =>
  bodies[motif].flatMap((_, body) => games.find((game) => game.motif === motif && looks.get(game.identifier)?.body === body) ?? []),
);

/** The lowest contrast between the title's colour and the picture in the box that its letters fill. */
async function leastContrast(game: CoverGame): Promise<number> {
  const svg = drawCover(game, 300, looks.get(game.identifier));
  const title = new RegExp(`<path d="([^"]+)" fill="${TITLE}"/>`);
  const points = [...(title.exec(svg)?.[1] ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x) / 2, Number(y) / 2] as const,
  );
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = { left: Math.floor(Math.min(...across)), top: Math.floor(Math.min(...down)), width: 0, height: 0 };
  box.width = Math.ceil(Math.max(...across)) - box.left;
  box.height = Math.ceil(Math.max(...down)) - box.top;
  const { data, info } = await sharp(Buffer.from(svg.replace(title, '')))
    .flatten({ background: '#000' })
    .extract(box)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let least = 21;
  for (let at = 0; at + 2 < data.length; at += info.channels) {
    least = Math.min(least, contrast(TITLE, `#${hex(data[at] ?? 0)}${hex(data[at + 1] ?? 0)}${hex(data[at + 2] ?? 0)}`));
  }
  return least;
}

describe('drawCover', () => {
  it('draws the same game identically, and another one differently', () => {
    const [one, other] = games as [CoverGame, CoverGame];
    expect(drawCover(one)).toBe(drawCover(one));
    expect(drawCover(one)).not.toBe(drawCover({ ...one, identifier: other.identifier }));
  });

  it('needs no installed font and refers to nothing undefined', () => {
    for (const game of oneOfEach) {
      const svg = drawCover(game, 320, looks.get(game.identifier));
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
    }
  });

  it('fits every title into its width, legible at 110 px', () => {
    for (const { title } of games) {
      const { lines, size } = fitTitle(title, 524, -12);
      expect(Math.max(...lines.map((line) => textWidth(line, size, -12))), title).toBeLessThanOrEqual(524.01);
      expect((size * 110) / 600, title).toBeGreaterThanOrEqual(9.5);
    }
  });

  it('keeps 4.5:1 contrast between the title and what’s under it', async () => {
    for (const game of oneOfEach) expect(await leastContrast(game), game.title).toBeGreaterThanOrEqual(4.5);
  }, 30_000);

  it('fits a 320 px tile into 14 KB', async () => {
    for (const game of oneOfEach.filter((_, at) => at % 6 === 0)) {
      const file = await renderPicture(drawCover(game, 320, looks.get(game.identifier)), 'webp', 14_000);
      expect(file.length, game.title).toBeLessThanOrEqual(14_000);
      expect(await sharp(file).metadata()).toMatchObject({ width: 320, height: 427, format: 'webp' });
    }
  }, 30_000);
});

describe('planLooks', () => {
  it('never gives neighbours the same body and palette', () => {
    const twins = games.filter((game, at) => {
      const before = games[at - 1];
      const [one, other] = [looks.get(game.identifier), before && looks.get(before.identifier)];
      return before?.motif === game.motif && one?.body === other?.body && one?.palette === other?.palette;
    });
    expect(twins).toEqual([]);
  });

  it('gives every game of a motif its own look', () => {
    const kinds = games.map(({ motif, identifier }) => {
      const { palette, partner, body, sky } = looks.get(identifier) ?? {};
      return `${motif} ${palette} ${partner} ${body} ${sky}`;
    });
    expect(new Set(kinds).size).toBe(games.length);
  });
});

describe('drawBanner', () => {
  it.each(['wide', 'narrow'] as const)('draws a %s one of the promised size', async (shape) => {
    const { data, info } = await sharp(Buffer.from(drawBanner(games[0] as CoverGame, shape)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect({ width: info.width, height: info.height }).toEqual(bannerSizes[shape]);
    expect(contrast('#FFFFFF', `#${hex(data[0] ?? 0)}${hex(data[1] ?? 0)}${hex(data[2] ?? 0)}`)).toBeGreaterThan(10);
  });
});
