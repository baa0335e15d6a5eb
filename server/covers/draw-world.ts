import { type CoverLayout, SCENE, scenePart, symbolSvg, type World } from '#rules/games/slots/art/world';
import { worldOf } from '#rules/games/slots/library/worlds.gen';
import { type BannerShape, bannerSizes } from './draw-banner';
import type { CoverGame } from './draw-cover';
import { setTitle } from './title';

const WIDTH = 600;
const HEIGHT = 800;

/** A symbol with its finish, as a picture within a picture. */
function placed(world: World, art: string, x: number, y: number, size: number, turn = 0): string {
  const svg = symbolSvg(world, art, size)
    .replaceAll(/id="(g\d+|finish)"/g, `id="$1-${art}"`)
    .replaceAll(/url\(#(g\d+|finish)\)/g, `url(#$1-${art})`);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-size / 2} ${-size / 2})">${svg}</g>`;
}

type Place = readonly [x: number, y: number, size: number, turn: number];

/** Where covers place the two lesser symbols and the best one, which is drawn last. */
const layouts: Readonly<Record<CoverLayout, readonly [Place, Place, Place]>> = {
  trio: [
    [130, 440, 240, -12],
    [470, 440, 240, 12],
    [300, 300, 460, 0],
  ],
  single: [
    [110, 150, 150, -14],
    [490, 150, 150, 14],
    [300, 330, 540, 0],
  ],
  tower: [
    [150, 470, 210, -8],
    [450, 470, 210, 8],
    [300, 250, 520, 0],
  ],
  corner: [
    [160, 180, 230, -16],
    [150, 450, 210, 10],
    [390, 330, 470, 6],
  ],
  fan: [
    [140, 240, 270, -24],
    [460, 240, 270, 24],
    [300, 400, 400, 0],
  ],
};

/** The symbols that a cover shows: the best ones of the game. */
const heroes = (world: World): string[] => Object.keys(world.symbols).slice(0, 3);

/** The cover of a game of the library: the scene, its best symbols and frame colours, and the title on a scrim with 4.5:1 contrast. */
export async function drawWorldCover(game: CoverGame, name: string, width: number): Promise<string> {
  const world = await worldOf(name);
  const [hero = '', left = '', right = ''] = heroes(world);
  const title = setTitle(game.title, {
    width: WIDTH,
    bottom: HEIGHT - 42,
    margin: 38,
    isCentred: true,
    colour: '#FBFCFF',
    signature: game.provider,
    signatureColour: world.light,
  });
  const scrim = `<linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${world.night}" stop-opacity="0"/><stop offset=".32" stop-color="${world.night}" stop-opacity=".78"/><stop offset="1" stop-color="${world.night}" stop-opacity=".97"/></linearGradient><radialGradient id="behind"><stop stop-color="${world.light}" stop-opacity=".75"/><stop offset=".6" stop-color="${world.light}" stop-opacity=".18"/><stop offset="1" stop-color="${world.light}" stop-opacity="0"/></radialGradient>`;
  const [first, second, best] = layouts[world.cover ?? 'trio'];
  const from = title.top - 110;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${width}" height="${Math.round((width * 4) / 3)}"><defs>${scrim}</defs>`,
    `<svg x="0" y="0" width="${WIDTH}" height="${HEIGHT}" viewBox="180 0 1080 ${SCENE}">${scenePart(world)}</svg>`,
    `<circle cx="300" cy="330" r="330" fill="url(#behind)"/>`,
    placed(world, left, ...first),
    placed(world, right, ...second),
    placed(world, hero, ...best),
    `<rect x="0" y="${from}" width="${WIDTH}" height="${HEIGHT - from}" fill="url(#scrim)"/>`,
    `<rect x="7" y="7" width="${WIDTH - 14}" height="${HEIGHT - 14}" rx="26" fill="none" stroke="${world.tone}" stroke-width="14"/><rect x="15" y="15" width="${WIDTH - 30}" height="${HEIGHT - 30}" rx="19" fill="none" stroke="${world.light}" stroke-width="3"/>`,
    title.shapes,
    '</svg>',
  ].join('');
}

/** A banner of a game of the library: the scene with its best symbols on the right, dark on the left under the page's text. */
export async function drawWorldBanner(name: string, shape: BannerShape): Promise<string> {
  const world = await worldOf(name);
  const { width, height } = bannerSizes[shape];
  const [hero = '', left = '', right = ''] = heroes(world);
  const x = width - 290;
  const shade = `<linearGradient id="shade"><stop stop-color="${world.night}" stop-opacity=".95"/><stop offset=".42" stop-color="${world.night}" stop-opacity=".76"/><stop offset=".78" stop-color="${world.night}" stop-opacity="0"/></linearGradient>`;
  const top = (SCENE - (SCENE * height) / width) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${shade}</defs>`,
    `<svg x="0" y="0" width="${width}" height="${height}" viewBox="0 ${top} ${SCENE} ${(SCENE * height) / width}">${scenePart(world)}</svg>`,
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>`,
    placed(world, left, x - 110, 240, 190, -10),
    placed(world, right, x + 150, 240, 190, 10),
    placed(world, hero, x + 20, 190, 300),
    '</svg>',
  ].join('');
}
