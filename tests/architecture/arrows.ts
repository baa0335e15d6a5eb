import { posix } from 'node:path';

/** A part of the tree and its allowed imports. A path belongs to the area with the longest matching prefix. */
interface Area {
  path: string;
  /** Other areas that its files may import. */
  mayImport: readonly string[];
  /** Packages that its files may import; undefined allows all. */
  packages?: readonly RegExp[];
}

const schema = /^valibot$/;
/** Pure and without dependencies: formats of IBANs by country (0109). */
const iban = /^ibantools$/;
/** Pure and without dependencies: hashes for the checksums of crypto addresses (0116). */
const hashes = /^@noble\/hashes\//;

const device = ['contract', 'rules', 'offline'];
const platform = [...device, 'brands', 'locales', 'src/platform', 'src/worker'];
const features = [...platform, 'src/ui', 'src/features'];

/** The allowed imports, as in docs/architecture.md. */
export const areas: readonly Area[] = [
  { path: 'contract', mayImport: [], packages: [schema] },
  { path: 'rules', mayImport: ['contract'], packages: [schema, iban, hashes] },
  { path: 'brands', mayImport: ['contract', 'rules'], packages: [] },
  { path: 'locales', mayImport: ['contract', 'rules'] },
  { path: 'offline', mayImport: ['contract', 'rules'] },
  { path: 'src/worker', mayImport: ['contract', 'rules'] },
  { path: 'src/ui', mayImport: ['contract'] },
  { path: 'src/platform', mayImport: [...device, 'brands', 'locales', 'src/worker'] },
  { path: 'src/features', mayImport: [...platform, 'src/ui'] },
  { path: 'src/shell', mayImport: features },
  { path: 'src/live', mayImport: features },
  { path: 'src/routes', mayImport: [...features, 'src/shell'] },
  { path: 'src', mayImport: [...features, 'src/shell', 'src/live', 'src/routes'] },
  { path: 'gallery', mayImport: ['brands', 'contract', 'src/ui'] },
  { path: 'sw', mayImport: [...device, 'locales'] },
  { path: 'studio', mayImport: ['contract', 'rules', 'locales'] },
  { path: 'payments', mayImport: ['contract', 'rules'] },
  { path: 'manifest', mayImport: ['contract', 'rules', 'brands', 'locales'] },
  { path: 'server', mayImport: ['contract', 'rules', 'brands', 'locales', 'manifest'] },
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

/** Why an import isn't allowed, as a sentence; undefined if it's allowed. */
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
  if (to === from.path || from.mayImport.includes(to) || /^(package\.json|public)$/.test(to)) return undefined;
  return `${from.path} may not import ${to}`;
}
