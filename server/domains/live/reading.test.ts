import { expect, it } from 'vitest';
import { Reading } from './reading';

/** Reads that end when the test resolves them. */
function slowReading() {
  const ends: (() => void)[] = [];
  const reading = new Reading(() => new Promise((resolve) => void ends.push(resolve)));
  return { reading, ends };
}

it('a table that changes during a read is read once more, even after several changes', async () => {
  const { reading, ends } = slowReading();
  for (let change = 0; change < 4; change += 1) reading.now('house:table');
  expect(ends).toHaveLength(1);
  ends[0]!();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!();
  await new Promise((resolve) => setImmediate(resolve));
  expect(ends).toHaveLength(2);
  reading.now('house:table');
  expect(ends).toHaveLength(3);
});

it('reads of different tables don’t wait for each other', () => {
  const { reading, ends } = slowReading();
  reading.now('house:a');
  reading.now('house:b');
  expect(ends).toHaveLength(2);
});
