import { describe, expect, it } from 'vitest';
import { type Graph, usersOf } from './users';

interface Module {
  importers: string[];
  code: string;
  exports: string[];
}

const graphOf = (modules: Record<string, Module>): Graph => ({ getModuleInfo: (id) => modules[id] ?? null });

describe('the users of a module', () => {
  it('are found behind a module that reexports from others, by the imported names', () => {
    const graph = graphOf({
      'one-part': { importers: ['one-index'], code: 'export const useOne = 1;', exports: ['useOne'] },
      'one-index': {
        importers: ['one-all'],
        code: `// all\nexport { useOne } from 'one-part';\nexport { useTwo } from 'two-part';`,
        exports: [],
      },
      'one-all': {
        importers: ['by-name', 'by-space', 'by-other'],
        code: `import { x } from 'y';\nexport * from 'one-index';\nexport { x };`,
        exports: [],
      },
      'by-name': { importers: [], code: `import { other, useOne as mine } from 'one-all';\nmine();`, exports: [] },
      'by-space': { importers: [], code: `import * as one from 'one-all';\none.useOne();`, exports: [] },
      'by-other': { importers: [], code: `import { useTwo } from 'one-all';\nconst useOne = useTwo.useOne;`, exports: [] },
    });
    expect(usersOf('one-part', graph)).toEqual(['by-name', 'by-space']);
  });

  it('are its direct importers', () => {
    const graph = graphOf({
      'direct-part': { importers: ['direct-user'], code: 'export const kept = 1;', exports: ['kept'] },
      'direct-user': { importers: [], code: `import 'direct-part';`, exports: [] },
    });
    expect(usersOf('direct-part', graph)).toEqual(['direct-user']);
  });
});
