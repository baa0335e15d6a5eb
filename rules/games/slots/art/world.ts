import { Pen } from './pen';
import { rays } from './light';
import { SCENE } from './scene';

export { SCENE } from './scene';
import { frames, type FrameStyle } from './frames';

/** A drawing in a square of 100 units around the middle. */
export type Drawing = (pen: Pen) => string;

/** A world: the scene, symbols, colours and sounds of the games set in it. */
export interface World {
  /** Light, main and dark colour of frame, title and marks. */
  light: string;
  tone: string;
  dark: string;
  /** The darkest colour of the scene, behind reels and title. */
  night: string;
  frame: FrameStyle;
  /** The particles that drift over the scene. */
  air: 'snow' | 'embers' | 'bubbles' | 'leaves' | 'dust' | 'rain' | 'petals' | 'stars';
  /** Three layers of a scene, each a square of 1440 units: a phone shows the middle half of its width, a desktop the middle of its height. */
  far: Drawing;
  middle: Drawing;
  near: Drawing;
  /** A layer over the furthest one during free spins, for worlds whose scene changes then; the others change their light. */
  free?: Drawing;
  /** How covers arrange the best symbols. */
  cover?: CoverLayout;
  /** The sounds of the world. */
  sound?: SoundSet;
  symbols: Readonly<Record<string, Drawing>>;
}

export type CoverLayout = 'trio' | 'single' | 'tower' | 'corner' | 'fan';

/** The sounds of a world: its lowest note in hertz, the steps of its scale in semitones, its tone, and how long notes ring, in seconds. */
export interface SoundSet {
  root: number;
  scale: 'major' | 'minor' | 'dorian' | 'pentatonic' | 'whole' | 'phrygian';
  tone: 'sine' | 'triangle' | 'square' | 'sawtooth';
  rings: number;
  /** The sound of a stopping reel. */
  stop: 'wood' | 'metal' | 'glass' | 'stone' | 'soft';
}

const svg = (viewBox: string, content: string, size = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size}>${content}</svg>`;

/** Edges of symbols: a dark outline, a bevel lit from the upper left, and a shadow. */
const finish = (night: string) =>
  `<filter id="finish" x="-20%" y="-20%" width="140%" height="140%"><feMorphology in="SourceAlpha" operator="dilate" radius="1.7" result="wide"/><feFlood flood-color="${night}" flood-opacity=".92"/><feComposite in2="wide" operator="in" result="outline"/><feGaussianBlur in="wide" stdDeviation="2.2"/><feOffset dy="3" result="soft"/><feFlood flood-color="#000" flood-opacity=".55"/><feComposite in2="soft" operator="in" result="shadow"/><feGaussianBlur in="SourceAlpha" stdDeviation="2" result="height"/><feSpecularLighting in="height" surfaceScale="3.2" specularConstant=".85" specularExponent="34" lighting-color="#fff" result="shine"><feDistantLight azimuth="232" elevation="38"/></feSpecularLighting><feComposite in="shine" in2="SourceAlpha" operator="in" result="lit"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="outline"/><feMergeNode in="SourceGraphic"/><feMergeNode in="lit"/></feMerge></filter>`;

/** A symbol as SVG, 120 units around its middle. */
export function symbolSvg(world: World, art: string, size = 120): string {
  const pen = new Pen();
  const content = world.symbols[art]?.(pen) ?? '';
  return svg(
    '-60 -60 120 120',
    `<defs>${finish(world.night)}</defs>${pen.definitions()}<g filter="url(#finish)">${content}</g>`,
    ` width="${size}" height="${size}"`,
  );
}

/** The scene of free spins for a world without one of its own: beams in its own light. */
const freeLight =
  ({ light, tone, night }: World): Drawing =>
  (pen) =>
    pen.box(0, 0, SCENE, SCENE, pen.fade(night, 0.85, 0.35)) +
    rays(pen, 720, -60, tone, 9, 1300, 0.34) +
    pen.glow(720, 420, 760, light, 0.6);

/** A layer of the scene as SVG. */
export function layerSvg(world: World, layer: 'far' | 'middle' | 'near' | 'free'): string {
  const pen = new Pen();
  const content = (layer === 'free' ? (world.free ?? freeLight(world)) : world[layer])(pen);
  return svg(
    `0 0 ${SCENE} ${SCENE}`,
    pen.definitions() + content,
    ` width="${SCENE}" height="${SCENE}" preserveAspectRatio="xMidYMid slice"`,
  );
}

/** The whole scene as part of another picture. */
export function scenePart(world: World): string {
  return (['far', 'middle', 'near'] as const)
    .map((layer) => {
      const pen = new Pen(layer[0]);
      const content = world[layer](pen);
      return pen.definitions() + content;
    })
    .join('');
}

/** The frame around reels of a size, in pixels: its border lies outside of the inner box. */
export function frameSvg(world: World, width: number, height: number, border: number): string {
  const pen = new Pen();
  const content = frames[world.frame](pen, world, { width, height, border });
  const [w, h] = [width + border * 2, height + border * 2];
  return svg(`${-border} ${-border} ${w} ${h}`, pen.definitions() + content, ` width="${w}" height="${h}"`);
}
