import Fastify from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue, configOf } from '#rules/games/catalogue';
import { GamesCatalogue } from './games-catalogue';

vi.mock('#rules/games/catalogue', async (original) => {
  const real = await original<typeof import('#rules/games/catalogue')>();
  return { ...real, configOf: vi.fn(real.configOf) };
});

const [one, other] = catalogue().filter(({ kind }) => kind === 'slots');
const madeHere = vi.mocked(configOf);

beforeEach(() => {
  madeHere.mockClear();
});

describe('the configuration of a game', () => {
  it('is made once, however many ask for it at once', async () => {
    const games = new GamesCatalogue();
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => games.configOf(one!)));
    expect(others.every((config) => config === first)).toBe(true);
    expect(madeHere).toHaveBeenCalledOnce();
  });

  it('is made beside the main thread while a server listens, and is the same', async () => {
    const games = new GamesCatalogue();
    const app = Fastify();
    games.makeBeside(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const config = await games.configOf(one!);
    expect(madeHere).not.toHaveBeenCalled();
    expect(config).toEqual(configOf(one!));
    madeHere.mockClear();
    const underWay = games.configOf(other!);
    await app.close();
    expect(await underWay).toEqual(configOf(other!));
    expect((await games.configOf(catalogue()[0]!)).kind).toBe(catalogue()[0]!.kind);
  });
});
