import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { GameConfig } from '#contract/fields/game-config';
import type { Choice } from '#contract/fields/game-outcome';
import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { generateChoiceGame } from '../choice-games';
import { decideRound } from '../decide-round';
import { generateSlot } from '../generate-slot';
import { liveRulesOf } from '../live/live-tables';
import { seededDice } from '../seeded-dice';
import { libraryGames } from '../slots/library/library';
import { mechanics } from '../slots/mechanics';

/*
 * Players check old rounds by drawing them again, so the same seeds have to draw the same rounds in every release. Each text below is
 * the beginning of a hash over many rounds with everything they show. If one changes, so do results that players have recorded:
 * unless that's intended (such as new figures of a game), it's a bug.
 */

/** The beginning of the hash of values. */
const hashOf = (values: unknown) => bytesToHex(sha256(new TextEncoder().encode(JSON.stringify(values)))).slice(0, 12);

const games = libraryGames();

/** Features too rare with a game's own figures: coins that fill the grid, and collectors that reach the last level. */
const often: Partial<Record<keyof typeof mechanics, Partial<MechanicConfig['feature']>>> = {
  hold: { needs: 4, chance: 500 },
  collect: { level: 2 },
};

/** The first twenty rounds of a seed, and rounds with a feature out of many, since they're rare. */
function slotRounds(mechanic: keyof typeof mechanics): unknown[] {
  const own = games.find((game) => game.config.mechanic === mechanic)!.config;
  const config = { ...own, feature: { ...own.feature, ...often[mechanic] } };
  const dice = seededDice(`same rounds of ${mechanic}`);
  const draw = () => mechanics[mechanic].play(config, config.base, dice);
  const first = Array.from({ length: 20 }, draw);
  const features: unknown[] = [];
  for (let i = 0; i < 4_000 && features.length < 20; i++) {
    const round = draw();
    if (round.steps.length > 1) features.push(round);
  }
  expect(features).toHaveLength(20);
  return [...first, ...features];
}

const look = { motif: 'crystal', palette: 'ion' } as const;

describe('the same seeds draw the same rounds as in earlier releases', () => {
  it('of slots with a mechanic', () => {
    const hashes = Object.keys(mechanics).map((name) => [name, hashOf(slotRounds(name as keyof typeof mechanics))]);
    expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
      {
        "climb": "dd976b9a7794",
        "cluster": "cd2e37535d09",
        "collect": "64483833c4ac",
        "expanding": "b343f1c05f4f",
        "hold": "4d80b670b9f3",
        "lines": "d3c98ed866eb",
        "mystery": "e249a9bc2dca",
        "pick": "9f283f4a7310",
        "split": "30f0b97ff496",
        "sticky": "6cca54a6141d",
        "tumble": "02c6f1c3fb91",
        "walking": "95d980d02de6",
        "ways": "f752f22ad007",
        "wheel": "5506dfda8cac",
      }
    `);
  });

  it('of slots of the first engine', () => {
    const rounds = ['one', 'two', 'three', 'four'].map((seed) => {
      const config = generateSlot(seed);
      const dice = seededDice(`same rounds of ${seed}`);
      return Array.from({ length: 150 }, () => decideRound(config, { stake_cents: config.base }, dice, 0).kept);
    });
    expect(rounds.map(hashOf)).toMatchInlineSnapshot(`
      [
        "06fd08847171",
        "c901d7a1372b",
        "e92459ba24c9",
        "33be9f8bf441",
      ]
    `);
  });

  it('of games with a choice', () => {
    const choices: Choice[] = [
      { game: 'dice', side: 'over', chance: 37 },
      { game: 'plinko', rows: 16, risk: 'low' },
      { game: 'keno', picks: [4, 7, 30] },
      { game: 'mines', mines: 4 },
      { game: 'crash', auto: 146 },
      { game: 'baccarat', side: 'banker' },
      { game: 'blackjack', hands: 2 },
      { game: 'video-poker', coins: 5 },
    ];
    const hashes = choices.map((choice) => {
      const config = generateChoiceGame(choice.game, look);
      const dice = seededDice(`same rounds of ${choice.game}`);
      return [choice.game, hashOf(Array.from({ length: 40 }, () => decideRound(config, { stake_cents: 200, choice }, dice, 0)))];
    });
    expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
      {
        "baccarat": "20add0175273",
        "blackjack": "a1a1110dd860",
        "crash": "22e94945ec80",
        "dice": "5467217e1194",
        "keno": "454e8ce21e3d",
        "mines": "2b16fe6c0b57",
        "plinko": "976ca6280863",
        "video-poker": "b48c0e355225",
      }
    `);
  });

  it('of live tables', () => {
    const tables: [Parameters<typeof liveRulesOf>[0], GameConfig][] = [
      ['baccarat', generateChoiceGame('baccarat', { ...look, variant: 'live' })],
      ['wheel', generateChoiceGame('money-wheel', { ...look, variant: 'live' })],
      ['launch', generateChoiceGame('crash', { ...look, variant: 'live' })],
    ];
    const hashes = tables.map(([kind, config]) => {
      const rules = liveRulesOf(kind, config);
      const dice = seededDice(`same rounds of ${kind}`);
      const rounds = Array.from({ length: 60 }, () => rules.draw(dice));
      return [kind, hashOf(rounds.map((drawn) => [drawn, rules.resultOf(drawn), rules.markOf(drawn), rules.playMs(drawn)]))];
    });
    expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
      {
        "baccarat": "6a2459ef6a63",
        "launch": "ba2e680e115a",
        "wheel": "ec3b11258fa4",
      }
    `);
  });
});
