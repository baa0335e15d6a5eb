import { describe, expect, it } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { generateSlot } from '#rules/games/generate-slot';
import { playSlot } from '#rules/games/play-slot';
import { seededDice } from '#rules/games/seeded-dice';
import { textsFrom } from '../text/texts';
import { allCells, winSteps } from './win-show';

const config = generateSlot('win-show');
const dice = seededDice('win-show');
const money = (cents: number) => String(cents);

describe('the highlights after a spin', () => {
  it('are every win, the highest first, and every cell once', () => {
    const spins = Array.from({ length: 400 }, () => playSlot(config, config.base, dice).base).filter((spin) => spin.wins.length > 1);
    expect(spins.length).toBeGreaterThan(5);
    for (const spin of spins) {
      const steps = winSteps(config, spin, textsFrom(studio), money);
      expect(steps.length).toBe(spin.wins.length + (spin.scatter ? 1 : 0));
      const highest = Math.max(...spin.wins.map((win) => win.win_cents));
      expect(steps[0]!.words.endsWith(`pays ${highest}`)).toBe(true);
      const cells = allCells(steps).map((cell) => cell.join());
      expect(new Set(cells).size).toBe(cells.length);
    }
  });
});
