/** `npm run config -- list | show <name> | history <name> | set <name> <file> | reset <name> | export <folder> | import <folder>`. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../server/database/connection';
import { defaultOf } from '../server/domains/config/defaults/index';
import { UnsoundRewards } from '../server/domains/pricing/reward-prices';
import { changeConfigs, resetConfig } from '../server/domains/pricing/change-configs';
import { historyOf, listConfigs, readValues } from '../server/domains/config/store';
import { ConfigProblem, isStoredName, readStored, type StoredName, storedNames } from '../server/domains/config/stored';
import { say } from './say';
import { table, usage } from './usage';
import { operator, withDatabase } from './with-database';

const HELP = usage('config', [
  ['list', 'list all configurations and whether they are set'],
  ['show <name>', 'print the current value as JSON'],
  ['history <name>', 'show who changed a value, and when'],
  ['set <name> <file>', 'set a value from a JSON file'],
  ['reset <name>', 'go back to the default'],
  ['export <folder>', 'write every value as a JSON file'],
  ['import <folder>', 'set values from the JSON files of a folder, all or nothing'],
]);

function nameOf(text: string | undefined): StoredName {
  if (text === undefined || !isStoredName(text))
    throw new ConfigProblem(`${text ?? 'nothing'}: no such configuration. Available: ${storedNames.join(', ')}`);
  return text;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Reads a JSON file and validates it as a configuration of a name. */
async function readFor(name: StoredName, file: string): Promise<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ConfigProblem(`${file}: ${(error as Error).message}`);
  }
  return readStored(name, value);
}

/** The current value of a name. */
async function holding(database: Database, name: StoredName): Promise<unknown> {
  return (await readValues(database)).get(name) ?? defaultOf(name, new Date());
}

const commands: Record<string, (name: string | undefined, file: string | undefined) => Promise<void>> = {
  list: () =>
    withDatabase(async (database) => {
      const rows = await listConfigs(database);
      say(
        table(
          ['name', 'value', 'changes', 'last change'],
          rows.map(({ name, isSet, changedAt, changes }) => [
            name,
            isSet ? 'set' : 'default',
            String(changes),
            changedAt?.toISOString() ?? '-',
          ]),
        ),
      );
    }),
  show: (text) => withDatabase(async (database) => say(json(await holding(database, nameOf(text))))),
  history: (text) =>
    withDatabase(async (database) => {
      const rows = await historyOf(database, nameOf(text));
      say(
        rows
          .map(
            ({ changed_at: at, changed_by: by, value }) =>
              `${at.toISOString()} ${by}: ${value === null ? 'reset to default' : JSON.stringify(value)}`,
          )
          .join('\n') || 'Never changed.',
      );
    }),
  set: async (text, file = '') => {
    const name = nameOf(text);
    const value = await readFor(name, file);
    await withDatabase((database) => changeConfigs(database, new Map([[name, value]]), operator));
    say(`${name} saved. It takes effect within two seconds.`);
  },
  reset: async (text) => {
    const name = nameOf(text);
    await withDatabase(async (database) =>
      say((await resetConfig(database, name, operator)) ? `${name} reset to its default.` : `${name} already has its default.`),
    );
  },
  export: (folder = '') =>
    withDatabase(async (database) => {
      await mkdir(folder, { recursive: true });
      for (const name of storedNames) await writeFile(join(folder, `${name}.json`), `${json(await holding(database, name))}\n`);
      say(`Exported ${storedNames.length} configurations to ${folder}.`);
    }),
  import: async (folder = '') => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
    const read = async (file: string) => {
      const name = nameOf(basename(file, '.json'));
      return [name, await readFor(name, join(folder, file))] as const;
    };
    const values = new Map(await Promise.all(files.map(read)));
    await withDatabase((database) => changeConfigs(database, values, operator));
    say(`Imported ${values.size} configurations. They take effect within two seconds.`);
  },
};

const [verb = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
const wanted: Record<string, number> = { list: 0, set: 2 };
if (!command || rest.length !== (wanted[verb] ?? 1)) {
  process.stderr.write(`${HELP}\n`);
  process.exitCode = 1;
} else {
  await command(rest[0], rest[1]).catch((error: unknown) => {
    if (!(error instanceof ConfigProblem || error instanceof UnsoundRewards)) throw error;
    process.stderr.write(`${error.message}\nNothing was changed.\n`);
    process.exitCode = 1;
  });
}
