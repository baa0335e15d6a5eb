import { describe, expect, it } from 'vitest';
import { moduleStateOf } from './module-state';
import { allowedElsewhere, allowedModuleState } from './module-state-allowed';
import { codeFiles, isTest } from './tree';

const stateIn = (folders: RegExp) => codeFiles.filter(({ path }) => folders.test(path) && !isTest(path)).flatMap(moduleStateOf);

describe('state of modules', () => {
  describe.each([
    ['src', /^src\//, allowedModuleState],
    ['the other runtimes', /^(?:contract|offline|payments|rules|server|studio|sw)\//, allowedElsewhere],
  ])('in %s', (_, folders, allowed) => {
    const found = stateIn(folders);

    it('is on the list with a reason; all other state belongs into a context', () => {
      expect(found.filter((one) => !(one in allowed))).toEqual([]);
    });

    it('on the list exists', () => {
      expect(Object.keys(allowed).filter((one) => !found.includes(one))).toEqual([]);
    });
  });

  it('is detected by its initialiser, unless its type is read-only', () => {
    const text = `let a = 1;
export let b: string | undefined;
const c = new Map<string, number>();
export const d = proxy({ x: 1 });
const e: Set<string>[] = [];
const f: ReadonlySet<string> = new Set(['x']);
const g = new Intl.NumberFormat('en');
const h = { x: 1 };
const i = () => new Set();`;
    expect(moduleStateOf({ path: 'x.ts', text })).toEqual(['x.ts a', 'x.ts b', 'x.ts c', 'x.ts d', 'x.ts e']);
  });

  it.each([
    ['const a = new Map() as Map<string, number>;', true],
    ['const a = {} satisfies object;', true],
    ['const a = { known: new Map() };', true],
    ['const a = (() => { let n = 0; return () => (n += 1); })();', true],
    ['const a = createCache();', true],
    ['const a = { count: 0 };\nexport const next = () => { a.count += 1; };', true],
    ['const a = { count: 0 };\nexport const set = (to: object) => Object.assign(a, to);', true],
    ["const a = ['x'];\nexport const add = (one: string) => a.push(one);", true],
    ['class Cache { static known = 1; }', true],
    ['class Cache { static readonly known = new Map(); }', true],
    ['class Cache { static readonly size = 1; }', false],
    ['const a = { count: 0 };\nexport const b = (one: { a: { count: number } }) => { one.a.count = 1; };', false],
    ["const a = ['x'].toSorted();", false],
    ['export const Route = createFileRoute("/x")({});', false],
  ])('%s: %s', (text, isState) => {
    expect(moduleStateOf({ path: 'x.ts', text }).length > 0).toBe(isState);
  });
});
