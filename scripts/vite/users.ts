/** Finds the modules that use a module. Behind an importer that only reexports, its own importers are followed name by name. */

export interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; code: string | null; exports?: readonly string[] | null } | null;
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const handsOn = /^(?:\s*(?:(['"])use client\1|(?:import|export)\b[^;]*?\bfrom\s*['"][^'"]+['"]|export\s*\{[^}]*\})\s*;?)+\s*$/;

const barrels = new Map<string, boolean>();

/** Whether a module only reexports from others. */
function isBarrel(id: string, graph: Graph): boolean {
  const known = barrels.get(id);
  if (known !== undefined) return known;
  const code = graph.getModuleInfo(id)?.code;
  const found = typeof code === 'string' && handsOn.test(code.replace(comments, ''));
  barrels.set(id, found);
  return found;
}

const named = /(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}/g;
const whole = /import\s*\*\s*as\s+([\w$]+)/g;

interface Used {
  names: ReadonlySet<string>;
  isEverything: boolean;
}

const used = new Map<string, Used>();

/** The names that a module imports from any module. */
function usedBy(id: string, graph: Graph): Used {
  const known = used.get(id);
  if (known) return known;
  const code = graph.getModuleInfo(id)?.code ?? '';
  const names = [...code.matchAll(named)].flatMap(([, list]) => list!.split(',').map((one) => one.trim().split(/\s+as\s+/)[0]!));
  const spaces = [...code.matchAll(whole)].flatMap(([, space]) =>
    [...code.matchAll(new RegExp(`(?<![\\w$.])${space!.replaceAll('$', '\\$')}\\.([\\w$]+)`, 'g'))].map(([, name]) => name!),
  );
  const found = { names: new Set([...names, ...spaces]), isEverything: /export\s*\*/.test(code) };
  used.set(id, found);
  return found;
}

/** The modules that use any export of a module. */
export function usersOf(id: string, graph: Graph): string[] {
  const names = graph.getModuleInfo(id)?.exports;
  const users = new Set<string>();
  const seen = new Set<string>();
  const collect = (module: string): void => {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      if (isBarrel(importer, graph)) collect(importer);
      else {
        const { names: wanted, isEverything } = usedBy(importer, graph);
        if (module === id || !names || isEverything || names.some((name) => wanted.has(name))) users.add(importer);
      }
    }
  };
  collect(id);
  return [...users];
}
