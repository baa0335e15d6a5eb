import { expect, it } from 'vitest';
import { studioParts } from '../../rules/games/studio-part';
import { studioFilesOf } from './studio-files';

const game = (file: string, ...imports: string[]) => ({ file: `studio/assets/${file}.js`, imports: ['studio/index.html', ...imports] });

const manifest = {
  'studio/index.html': { file: 'studio/assets/index.js', css: ['studio/assets/index.css'] },
  '_sheet.js': { file: 'studio/assets/sheet.js', imports: ['_chances.js'] },
  '_chances.js': { file: 'studio/assets/chances.js' },
  'studio/tables/choice-game.ts': game('choice', '_sheet.js'),
  'studio/live/live-game-of.ts': game('live'),
  'studio/mechanics/mechanic-game.ts': game('mechanic', '_sheet.js', '_chances.js'),
  'studio/roulette/roulette-game.ts': game('roulette'),
  'studio/sic-bo/sic-bo-game.ts': game('sic-bo'),
  'studio/slots/slot-game.ts': game('slot'),
  'rules/games/slots/library/salt-mirror/world.ts': { file: 'studio/assets/world-1.js', imports: ['_tokens.js'] },
  '_tokens.js': { file: 'studio/assets/tokens.js' },
};
const named = (...names: string[]) => names.map((name) => `/studio/assets/${name}`);

it('a frame’s files are those of its page, part and world with their imports, each listed once', () => {
  const { first, parts, worlds } = studioFilesOf(manifest);
  expect(first).toEqual(named('index.js', 'index.css'));
  expect(Object.keys(parts).toSorted()).toEqual(studioParts);
  expect(parts).toMatchObject({ mechanics: named('mechanic.js', 'sheet.js', 'chances.js'), roulette: named('roulette.js') });
  expect(worlds).toEqual({ 'salt-mirror': named('world-1.js', 'tokens.js') });
});

it('a part that isn’t built under its name fails the build', () => {
  const { 'studio/slots/slot-game.ts': _moved, ...others } = manifest;
  expect(() => studioFilesOf(others)).toThrow('has no file of studio/slots/slot-game.ts');
});
