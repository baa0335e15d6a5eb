/**
 * `npm run slots -- tune [folder …]` sets the pays of the library's games and measures them; `check [folder …]` compares
 * each exact return with a simulation. ROUNDS sets how many rounds are played.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configFrom, type Figures, type Recipe } from '#rules/games/slots/recipe';
import { isPrepared, measure } from '#rules/games/slots/measure';
import { mechanics } from '#rules/games/slots/mechanics';
import { tunedPays } from '#rules/games/slots/tune';
import { volatilityOf } from '#rules/games/volatility';
import { say } from './say';
import { LIBRARY, libraryFolders } from './slot-library';

const HELP = 'npm run slots -- tune [folder …] | check [folder …]';
const ROUNDS = Number(process.env['ROUNDS'] ?? 40_000);
/** A difference that chance explains once in 16,000 correct simulations. */
const ERRORS = 4;
const EMPTY: Figures = { pays: [], rtp: 0, hit_rate: 0, deviation: 0, volatility: 'low' };

/** The return that a game is tuned to: from 95 to 96.5 %, by its number. */
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

const commands: Record<string, (folder: string) => Promise<void>> = {
  async tune(folder) {
    const { games } = await load<{ games: readonly Recipe[] }>(folder, 'games.ts');
    writeFileSync(join(LIBRARY, folder, 'figures.ts'), figuresFile(games.map((recipe) => tuned(recipe, folder))));
  },
  async check(folder) {
    if (!existsSync(join(LIBRARY, folder, 'figures.ts'))) throw new Error(`${folder} has no figures: npm run slots -- tune ${folder}`);
    const { games } = await load<{ games: readonly Recipe[] }>(folder, 'games.ts');
    const { figures } = await load<{ figures: readonly Figures[] }>(folder, 'figures.ts');
    games.forEach((recipe, i) => {
      const config = configFrom(recipe, folder, figures[i] ?? EMPTY);
      const exact = mechanics[recipe.mechanic].mean(config);
      const { rtp, hitRate, deviation, error, rounds } = measure(config, ROUNDS, `check ${recipe.number}`);
      const errors = isPrepared(config) ? Math.abs(rtp - exact) * 1e9 : Math.abs(rtp - exact) / error;
      if (errors > ERRORS || Math.abs(exact - config.rtp) > 1e-9) process.exitCode = 1;
      const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
      say(
        `${errors > ERRORS ? '✗' : '✓'} ${recipe.title.padEnd(28)} ${recipe.mechanic.padEnd(10)} return ${percent(exact)} exact, ${percent(rtp)} in ${rounds} rounds (${errors.toFixed(1)} standard errors); hits ${percent(hitRate)}, ${config.volatility} volatility (${deviation.toFixed(2)})`,
      );
    });
  },
};

const [name = '', ...wanted] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  say(HELP);
  process.exit(1);
}
for (const folder of wanted.length > 0 ? wanted : libraryFolders()) await command(folder);
