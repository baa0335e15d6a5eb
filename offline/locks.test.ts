import { afterEach, describe, expect, it, vi } from 'vitest';
import { exclusively } from './locks';

/** Work that reports its start and waits to be released. */
function held(said: string[], name: string) {
  let release: (fails?: boolean) => void = () => undefined;
  const isReleased = new Promise<boolean>((resolve) => {
    release = (fails = false) => resolve(fails);
  });
  const work = async () => {
    said.push(name);
    if (await isReleased) throw new Error(name);
    return name;
  };
  return { work, release: (fails?: boolean) => release(fails) };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('work under a lock name', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('runs one at a time in a browser without Web Locks, and concurrently with other names', async () => {
    vi.stubGlobal('navigator', {});
    const said: string[] = [];
    const [first, second, beside] = ['first', 'second', 'beside'].map((name) => held(said, name));
    const works = [exclusively('one', first!.work), exclusively('one', second!.work), exclusively('another', beside!.work)];
    await turn();
    expect(said).toEqual(['first', 'beside']);
    for (const each of [first, second, beside]) each!.release();
    expect(await Promise.all(works)).toEqual(['first', 'second', 'beside']);
    expect(said).toEqual(['first', 'beside', 'second']);
  });

  it('continues after work that failed, whose error is passed on', async () => {
    vi.stubGlobal('navigator', undefined);
    const said: string[] = [];
    const [bad, good] = ['bad', 'good'].map((name) => held(said, name));
    const works = [exclusively('failing', bad!.work), exclusively('failing', good!.work)];
    bad!.release(true);
    good!.release();
    expect(await Promise.allSettled(works)).toMatchObject([
      { status: 'rejected', reason: new Error('bad') },
      { status: 'fulfilled', value: 'good' },
    ]);
    expect(await exclusively('failing', async () => 'later')).toBe('later');
  });

  it("uses the browser's locks if there are any", async () => {
    const request = vi.fn<(name: string, work: () => Promise<string>) => Promise<string>>(async (name, work) => `${name}: ${await work()}`);
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await exclusively('outbox', async () => 'sent')).toBe('outbox: sent');
  });
});
