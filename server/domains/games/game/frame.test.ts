import { describe, expect, it } from 'vitest';
import { catalogue } from '#rules/games/catalogue';
import { frameOf } from './frame';

const games = catalogue();
const addressOf = (identifier: string) => frameOf(games.find((game) => game.identifier === identifier)!, 'https://games.example');

describe('the address of a game’s frame', () => {
  it.each([
    ['orbit-house:salt-mirror', '/studio/index.html#kind=slots&world=salt-mirror'],
    ['orbit-house:penumbral-mare', '/studio/index.html#kind=slots'],
    ['orbit-house:orbit-blackjack', '/studio/index.html#kind=blackjack'],
    ['orbit-house:parallax-live-blackjack', '/studio/index.html#kind=blackjack&live=blackjack&game=orbit-house%3Aparallax-live-blackjack'],
  ])('contains what the frame loads first: %s', (identifier, url) => {
    expect(addressOf(identifier)).toEqual({ url, origin: null });
  });

  it('is on a separate origin for another studio’s game', () => {
    const other = games.find(({ provider }) => provider.id !== 'orbit-house')!;
    expect(frameOf(other, 'https://games.example')).toEqual({
      url: `https://games.example/studio/index.html#kind=${other.kind}`,
      origin: 'https://games.example',
    });
  });
});
