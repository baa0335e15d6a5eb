import { beforeEach, expect, it } from 'vitest';
import { makeCurrentStream } from './current-stream';

const said: string[] = [];
const streamOf = (player: number | null) => () => {
  said.push(`${player} begins`);
  return { stop: () => void said.push(`${player} ends`) };
};
const ready = () => Promise.resolve(null);

beforeEach(() => {
  said.length = 0;
});

it('a window has one stream: the next player’s ends the one before, the same player’s stays', async () => {
  const current = makeCurrentStream();
  await current.open(1, ready, streamOf(1));
  await current.open(1, ready, streamOf(1));
  await current.open(null, ready, streamOf(null));
  current.close();
  current.close();
  expect(said).toEqual(['1 begins', '1 ends', 'null begins', 'null ends']);
});

it('a stream that was closed or replaced while it opened never begins', async () => {
  const current = makeCurrentStream();
  const first = current.open(1, ready, streamOf(1));
  const second = current.open(2, ready, streamOf(2));
  await Promise.all([first, second]);
  const third = current.open(3, ready, streamOf(3));
  current.close();
  await third;
  expect(said).toEqual(['2 begins', '2 ends']);
});
