/**
 * `npm run slots -- tune [folder …]` sets the pays of the library's games and measures them; `check [folder …]` reports
 * wrong with a world before it's offered: returns, hit rates, volatility, drawings, texts, names. ROUNDS sets how many rounds are played.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configFrom, type Figures, type Recipe } from '#rules/games/slots/recipe';
import { folders } from '#rules/games/slots/library/games.gen';
import type { World } from '#rules/games/slots/art/world';
import { measure } from '#rules/games/slots/measure';
import { mechanics } from '#rules/games/slots/mechanics';
import { tunedPays } from '#rules/games/slots/tune';
import { volatilityOf } from '#rules/games/volatility';
import { catalogues } from '#locales/texts';
import { say } from './say';
import { artProblems, errorsOf, figureProblems, nameProblems, textProblems } from './slot-check';
import { LIBRARY, libraryFolders } from './slot-library';

const HELP = 'npm run slots -- tune [folder …] | check [folder …]';
const ROUNDS = Number(process.env['ROUNDS'] ?? 40_000);
const EMPTY: Figures = { pays: [], rtp: 0, hit_rate: 0, deviation: 0, volatility: 'low' };

/** The return that a game is tuned to: between 95 and 96.5 %, depending on its number. */
const targetOf = ({ number }: Recipe) => 0.95 + ((number * 7) % 16) / 1000;

const rounded = (value: number) => Number(value.toPrecision(6));

async function load<T>(folder: string, file: string): Promise<T> {
  return (await import(pathToFileURL(resolve(LIBRARY, folder, file)).href)) as T;
}

function tuned(recipe: Recipe, folder: string): Figures {
  const pays = tunedPays(configFrom(recipe, folder, EMPTY), recipe.edge, targetOf(recipe));
  const config = configFrom(recipe, folder, { ...EMPTY, pays });
  const rtp = mechanics[recipe.mechanic].mean(config);
  const { hitRate, deviation, highest } = measure(config, ROUNDS, `measure ${recipe.number}`);
  say(
    `${recipe.title}: ${recipe.mechanic}, ${(rtp * 100).toFixed(2)} %, hits ${(hitRate * 100).toFixed(1)} %, deviation ${deviation.toFixed(2)}, highest ${highest.toFixed(0)}`,
  );
  return { pays, rtp, hit_rate: rounded(hitRate), deviation: rounded(deviation), volatility: volatilityOf(deviation) };
}

function figuresFile(list: readonly Figures[]): string {
  const rows = list.map(
    ({ pays, ...rest }) =>
      `  {\n    pays: [\n${pays.map((own) => `      [${own.join(', ')}],\n`).join('')}    ],\n${Object.entries(rest)
        .map(([name, value]) => `    ${name}: ${typeof value === 'string' ? `'${value}'` : value},\n`)
        .join('')}  },\n`,
  );
  return `import type { Figures } from '../../recipe';\n\n/** Written by \`npm run slots -- tune\`. */\nexport const figures: readonly Figures[] = [\n${rows.join('')}];\n`;
}

function fail(problem: string): void {
  say(`    ${problem}`);
  process.exitCode = 1;
}

let recipes: Promise<readonly Recipe[]> | undefined;

/** The games of all folders, including those that aren't in the index yet. */
function everyRecipe(): Promise<readonly Recipe[]> {
  recipes ??= Promise.all(
    libraryFolders().map(async (folder) => (await load<{ games: readonly Recipe[] }>(folder, 'games.ts')).games),
  ).then((lists) => lists.flat());
  return recipes;
}

function checkGame(recipe: Recipe, folder: string, figures: Figures, world: World, all: readonly Recipe[]): void {
  const config = configFrom(recipe, folder, figures);
  const exact = mechanics[recipe.mechanic].mean(config);
  const measured = measure(config, ROUNDS, `check ${recipe.number}`);
  const problems = [
    ...figureProblems(config, figures, exact, measured),
    ...artProblems(recipe, config, world),
    ...textProblems(recipe, (locale) => catalogues[locale as keyof typeof catalogues]),
    ...nameProblems(recipe, all),
  ];
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  const { rtp, hitRate, deviation, rounds } = measured;
  say(
    `${problems.length > 0 ? '✗' : '✓'} ${recipe.title.padEnd(28)} ${recipe.mechanic.padEnd(10)} return ${percent(exact)} exact, ${percent(rtp)} in ${rounds} rounds (${errorsOf(config, exact, measured).toFixed(1)} standard errors); hits ${percent(hitRate)}, ${config.volatility} volatility (${deviation.toFixed(2)})`,
  );
  problems.forEach(fail);
}

const commands: Record<string, (folder: string) => Promise<void>> = {
  async tune(folder) {
    const { games } = await load<{ games: readonly Recipe[] }>(folder, 'games.ts');
    writeFileSync(join(LIBRARY, folder, 'figures.ts'), figuresFile(games.map((recipe) => tuned(recipe, folder))));
  },
  async check(folder) {
    if (!existsSync(join(LIBRARY, folder, 'figures.ts'))) throw new Error(`${folder} has no figures: npm run slots -- tune ${folder}`);
    const { games } = await load<{ games: readonly Recipe[] }>(folder, 'games.ts');
    const { figures } = await load<{ figures: readonly Figures[] }>(folder, 'figures.ts');
    const { world } = await load<{ world: World }>(folder, 'world.ts');
    const all = await everyRecipe();
    if (!folders.some((known) => known.world === folder)) fail(`${folder} isn't in the index: npm run generate`);
    if (figures.length !== games.length) fail(`${folder} has ${games.length} games and figures of ${figures.length}: run tune`);
    games.forEach((recipe, i) => checkGame(recipe, folder, figures[i] ?? EMPTY, world, all));
  },
};

const [name = '', ...wanted] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  say(HELP);
  process.exit(1);
}
for (const folder of wanted.length > 0 ? wanted : libraryFolders()) await command(folder);
