import { seededDice } from '#rules/games/seeded-dice';
import { Brush, type Frame, rect } from './brush';
import { coloursOf } from './colours';
import { type CoverGame, scene } from './draw-cover';
import { type Look, lookOf } from './looks';

/** The inputs of a banner; its text is part of the page, not of the picture. */
export type BannerSubject = Pick<CoverGame, 'identifier' | 'motif' | 'palette' | 'world'>;

/** `wide` is 1200 by 400 for desktops, `narrow` 720 by 400 for phones. */
export type BannerShape = 'wide' | 'narrow';

export const bannerSizes = { wide: { width: 1200, height: 400 }, narrow: { width: 720, height: 400 } } as const;

const places: Readonly<Record<BannerShape, Pick<Frame, 'x' | 'y' | 'radius' | 'horizon'>>> = {
  wide: { x: 880, y: 185, radius: 148, horizon: 300 },
  narrow: { x: 520, y: 180, radius: 132, horizon: 300 },
};

/** A banner as SVG: the body on the right, and a dark left side under the page's white text. */
export function drawBanner(subject: BannerSubject, shape: BannerShape, look: Look = lookOf(subject)): string {
  const { width, height } = bannerSizes[shape];
  const brush = new Brush(seededDice(`banner ${subject.identifier}`), coloursOf(look.palette, look.partner));
  const picture = scene(brush, { width, height, ...places[shape] }, subject.motif, look);
  const { night } = brush.colours;
  const shade = rect(
    0,
    0,
    width,
    height,
    brush.linear(
      [
        [0, night, 0.92],
        [0.42, night, 0.72],
        [0.72, night, 0],
      ],
      [0, 0, 1, 0],
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    brush.definitions(),
    picture,
    shade,
    '</svg>',
  ].join('');
}
