import { posix } from 'node:path';

/** A part of the tree and its allowed imports. A path belongs to the area with the longest matching prefix. */
interface Area {
  path: string;
  /** Areas that its files may import, besides itself. */
  standsOn: readonly string[];
  /** Packages that its files may import; undefined allows all. */
  packages?: readonly RegExp[];
}

const schema = /^valibot$/;
/** Pure and without dependencies: the countries' formats of account numbers (0109). */
const iban = /^ibantools$/;
/** Pure and without dependencies: the hashes in the checksums of crypto addresses (0116). */
const hashes = /^@noble\/hashes\//;

const device = ['contract', 'rules', 'offline'];
const platform = [...device, 'brands', 'locales', 'src/platform', 'src/worker'];
const features = [...platform, 'src/ui', 'src/features'];

/** The arrows of docs/architecture.md. */
export const areas: readonly Area[] = [
  { path: 'contract', standsOn: [], packages: [schema] },
  { path: 'rules', standsOn: ['contract'], packages: [schema, iban, hashes] },
  { path: 'brands', standsOn: ['contract', 'rules'], packages: [] },
  { path: 'locales', standsOn: ['contract', 'rules'] },
  { path: 'offline', standsOn: ['contract', 'rules'] },
  { path: 'src/worker', standsOn: ['contract', 'rules'] },
  { path: 'src/ui', standsOn: ['contract'] },
  { path: 'src/platform', standsOn: [...device, 'brands', 'locales', 'src/worker'] },
  { path: 'src/features', standsOn: [...platform, 'src/ui'] },
  { path: 'src/shell', standsOn: features },
  { path: 'src/live', standsOn: features },
  { path: 'src/routes', standsOn: [...features, 'src/shell'] },
  { path: 'src', standsOn: [...features, 'src/shell', 'src/live', 'src/routes'] },
  { path: 'gallery', standsOn: ['brands', 'contract', 'src/ui'] },
  { path: 'sw', standsOn: [...device, 'locales'] },
  { path: 'studio', standsOn: ['contract', 'rules', 'locales'] },
  { path: 'payments', standsOn: ['contract', 'rules'] },
  { path: 'manifest', standsOn: ['contract', 'rules', 'brands', 'locales'] },
  { path: 'server', standsOn: ['contract', 'rules', 'brands', 'locales', 'manifest'] },
];

/** Roots that may import anything, and that nothing imports. */
export const freeRoots: readonly string[] = ['scripts', 'tests'];

/** The area that a path belongs to; undefined for files that may import anything. */
export function areaOf(path: string): Area | undefined {
  return areas
    .filter((area) => path === area.path || path.startsWith(`${area.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/** The target of an import, from the project's root; undefined for a package. */
export function targetOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  return undefined;
}

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** Why an import isn't allowed, as a sentence; undefined if it is. */
export function whyForbidden(importer: string, specifier: string): string | undefined {
  const from = areaOf(importer);
  if (!from) return undefined;
  const target = targetOf(importer, specifier);
  if (target === undefined) {
    const isAllowed = !from.packages || from.packages.some((allowed) => allowed.test(specifier));
    return isAllowed ? undefined : `${from.path} may not import the package ${specifier}`;
  }
  const feature = featureOf(importer);
  if (feature && featureOf(`${target}/`) && featureOf(`${target}/`) !== feature) return 'a feature imports no other feature';
  const to = areaOf(target)?.path ?? target.split('/')[0]!;
  if (to === from.path || from.standsOn.includes(to) || /^(package\.json|public)$/.test(to)) return undefined;
  return `${from.path} may not import ${to}`;
}
