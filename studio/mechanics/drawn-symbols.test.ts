// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryGames } from '#rules/games/slots/library/library';
import { fakeCanvas } from '#tests/support/fake-canvas';
import { loadWorld, type LoadedWorld } from './load-world';
import { ReelGrid } from './reel-grid';

const { config } = libraryGames().find(({ recipe }) => recipe.mechanic === 'lines')!;

let bitmaps: number;
let decoded: () => Promise<void>;

beforeEach(() => {
  bitmaps = 0;
  decoded = () => Promise.resolve();
  fakeCanvas();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'])));
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:picture-${(bitmaps += 1)}`);
  HTMLImageElement.prototype.decode = () => decoded();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pictures = ({ node }: ReelGrid) => [...node.querySelectorAll<HTMLImageElement>('.reel img')].map(({ src }) => src.slice(0, 5));
const gridOf = (loaded: LoadedWorld) => new ReelGrid(config, loaded, 'Reels', String);

describe('the symbols of a slot', () => {
  it('are drawings when the game opens, and bitmaps once these have been drawn after its first frame', async () => {
    vi.useFakeTimers();
    const loaded = await loadWorld(config);
    const grid = gridOf(loaded);
    expect(new Set(pictures(grid))).toEqual(new Set(['data:']));
    // Not yet in the task before the first frame.
    await vi.advanceTimersByTimeAsync(5);
    expect(bitmaps).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(new Set(pictures(grid))).toEqual(new Set(['blob:']));
    expect(bitmaps).toBe(new Set(config.symbols.map(({ art }) => art)).size);
    grid.show(grid.grid, []);
    expect(new Set(pictures(grid))).toEqual(new Set(['blob:']));
  });

  it('stay drawings in a browser that can’t draw them', async () => {
    decoded = () => Promise.reject(new Error('no pictures'));
    const loaded = await loadWorld(config);
    const grid = gridOf(loaded);
    await loaded.drawn;
    expect(new Set(pictures(grid))).toEqual(new Set(['data:']));
  });
});
