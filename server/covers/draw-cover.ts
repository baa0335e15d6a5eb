import type { Motif, Palette } from '#contract/fields/game-config';
import { seededDice } from '#rules/games/seeded-dice';
import { bodies, hasOwnGround } from './bodies/index';
import { Brush, type Frame, rect } from './brush';
import { coloursOf } from './colours';
import { silhouette } from './ground';
import { type Look, lookOf } from './looks';
import { chart, skies, stars } from './sky';
import { setTitle } from './title';

/** The inputs of a cover. */
export interface CoverGame {
  identifier: string;
  title: string;
  /** The maker's name, as shown. */
  provider: string;
  motif: Motif;
  palette: Palette;
  /** The world of a game of the library; null for any other. */
  world?: string | null;
}

const WIDTH = 600;
const HEIGHT = 800;
const MARGIN = 38;
const TITLE = '#FBFCFF';

/** The opacity of the scrim behind the title: even white under it leaves 4.5:1 contrast. */
const SCRIM = 0.66;

function frameOf(brush: Brush): Frame {
  return {
    width: WIDTH,
    height: HEIGHT,
    x: WIDTH / 2 + brush.between(-50, 50),
    y: brush.between(250, 305),
    radius: brush.between(165, 215),
    horizon: 500,
  };
}

/** The picture behind a title: sky, stars, chart, body and foreground. */
export function scene(brush: Brush, frame: Frame, motif: Motif, look: Look): string {
  const drawings = bodies[motif];
  const isLand = hasOwnGround(motif);
  return [
    skies[look.sky % skies.length]?.(brush, frame) ?? '',
    stars(brush, frame.width, isLand ? frame.horizon : frame.height),
    !isLand && brush.isLucky(35) ? chart(brush, frame) : '',
    drawings[look.body % drawings.length]?.(brush, frame) ?? '',
    isLand ? '' : silhouette(brush, frame),
  ].join('');
}

/** The scrim under a title that starts at `top`: from transparent to nearly black. */
function scrim(brush: Brush, top: number): string {
  const { night } = brush.colours;
  const from = top - 130;
  const share = (top - from) / (HEIGHT - from);
  const fill = brush.linear([
    [0, night, 0],
    [share * 0.55, night, SCRIM * 0.5],
    [share, night, SCRIM],
    [1, night, 0.94],
  ]);
  return rect(0, from, WIDTH, HEIGHT - from, fill);
}

/**
 * A game's cover as SVG, `width` pixels wide and 3:4, always the same for the same game and look: a two-tone sky, stars, the body of its
 * motif, a rim-lit silhouette, and the title in Sora on a scrim with 4.5:1 contrast.
 */
export function drawCover(game: CoverGame, width = WIDTH, look: Look = lookOf(game)): string {
  const brush = new Brush(seededDice(`cover ${game.identifier}`), coloursOf(look.palette, look.partner));
  const { light } = brush.colours;
  const picture = scene(brush, frameOf(brush), game.motif, look);
  const border = brush.isLucky(18)
    ? rect(16, 16, WIDTH - 32, HEIGHT - 32, 'none', { rx: 26, stroke: light, 'stroke-width': 2.4, opacity: 0.55 })
    : '';
  const title = setTitle(game.title, {
    width: WIDTH,
    bottom: HEIGHT - 42,
    margin: MARGIN,
    isCentred: brush.isLucky(40),
    colour: TITLE,
    signature: game.provider,
    signatureColour: light,
  });
  const shade = scrim(brush, title.top);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${width}" height="${Math.round((width * 4) / 3)}">`,
    brush.definitions(),
    picture,
    shade,
    border,
    title.shapes,
    '</svg>',
  ].join('');
}
