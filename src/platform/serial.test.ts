import { expect, it } from 'vitest';
import { makeSerial } from './serial';

it('work of a serial queue runs one after the other, even after a failure', async () => {
  const inTurn = makeSerial();
  const steps: string[] = [];
  const work = (name: string, result: () => string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    return result();
  };
  const failing = inTurn(
    work('first', () => {
      throw new Error('lost');
    }),
  );
  const next = inTurn(work('second', () => 'kept'));
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe('kept');
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
