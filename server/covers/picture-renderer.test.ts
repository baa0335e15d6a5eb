import { afterEach, expect, it } from 'vitest';
import { PictureRenderer } from './picture-renderer';
import { renderPicture } from './render';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><rect width="160" height="160" fill="#246"/></svg>';

let renderer: PictureRenderer;

afterEach(() => renderer.stop());

it('renders the same picture in a child process, again after that has exited', async () => {
  renderer = new PictureRenderer(0);
  const here = await renderPicture(svg, 'webp');
  expect((await renderer.render(svg, 'webp')).equals(here)).toBe(true);
  await expect.poll(() => renderer.isRunning).toBe(false);
  expect((await renderer.render(svg, 'webp')).equals(here)).toBe(true);
});

it('rejects an invalid picture, and continues', async () => {
  renderer = new PictureRenderer();
  await expect(renderer.render('no drawing', 'webp')).rejects.toThrow(/unsupported image format/);
  expect(renderer.isRunning).toBe(true);
  expect((await renderer.render(svg, 'webp')).length).toBeGreaterThan(0);
});

it('rejects pending pictures when it’s stopped', async () => {
  renderer = new PictureRenderer();
  const waiting = renderer.render(svg, 'webp');
  renderer.stop();
  await expect(waiting).rejects.toThrow('pictures are not rendered any more');
});
