// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { PlinkoConfig } from '#contract/fields/instant-games';
import { generateChoiceGame } from '#rules/games/choice-games';
import type { Frame } from '../shell/frame';
import { textsFrom } from '../text/texts';
import { PlinkoBoard } from './plinko-board';

afterEach(() => void (document.documentElement.lang = ''));

/** The labels of all pockets, over all numbers of rows and risks. */
function labelsIn(language: string): string[] {
  document.documentElement.lang = language;
  const config = generateChoiceGame('plinko', { motif: 'crystal', palette: 'ion' }) as PlinkoConfig;
  const board = new PlinkoBoard({ text: textsFrom(studio) } as Frame, config, {
    refresh: () => undefined,
    stake: () => 100,
    isAutomatic: () => false,
    say: () => undefined,
  });
  const choices = [...board.panel.querySelectorAll<HTMLButtonElement>('button')];
  const of = (words: string) => choices.find(({ textContent }) => textContent === words)!;
  return ['8', '12', '16'].flatMap((rows) =>
    ['Low', 'Medium', 'High'].flatMap((risk) => {
      of(rows).click();
      of(risk).click();
      return [...board.node.querySelectorAll('.pocket text')].map(({ textContent }) => textContent);
    }),
  );
}

it('writes what a pocket pays as the language does', () => {
  const german = labelsIn('de');
  expect(german.length).toBeGreaterThan(100);
  expect(german.filter((label) => label.includes('.') && !/^\d\.\d{3}$/.test(label))).toEqual([]);
  expect(german).toContain('1.000');
  expect(labelsIn('en')).toContain('1,000');
});
