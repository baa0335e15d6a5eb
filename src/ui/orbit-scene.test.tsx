import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { OrbitScene } from './orbit-scene';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

async function craftAt(progress: number | undefined) {
  await shown?.unmount();
  shown = await render(<OrbitScene seed="night-watch" progress={progress} />);
  const craft = shown.page.querySelector('circle[r="3"]');
  return craft && [craft.getAttribute('cx'), craft.getAttribute('cy')].map(Number);
}

it('the craft moves along the orbit with the time that has passed, and stays at its end', async () => {
  const [start, half, end] = [await craftAt(0), await craftAt(0.5), await craftAt(1)];
  expect(half).not.toEqual(start);
  expect(await craftAt(-1)).toEqual(start);
  expect(await craftAt(3.3)).toEqual(end);
  expect(await craftAt(undefined)).toBeNull();
});
