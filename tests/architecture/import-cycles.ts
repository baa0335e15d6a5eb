/** The imports of each file, by path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

interface Visit {
  index: number;
  low: number;
}

/** The cycles of a graph, by Tarjan: groups of files that reach one another, and files that import themselves. */
export function circlesIn(graph: ImportGraph): string[][] {
  const visits = new Map<string, Visit>();
  const open: string[] = [];
  const circles: string[][] = [];

  const close = (node: string) => {
    const group = open.splice(open.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) circles.push(group.toSorted());
  };

  const visit = (node: string): Visit => {
    const own = { index: visits.size, low: visits.size };
    visits.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = visits.get(next);
      if (!known) own.low = Math.min(own.low, visit(next).low);
      else if (open.includes(next)) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) close(node);
    return own;
  };

  for (const node of graph.keys()) if (!visits.has(node)) visit(node);
  return circles;
}

/** The file of an import without an extension; undefined for a folder, a style or a generated file. */
export function fileOf(target: string, files: ReadonlySet<string>): string | undefined {
  const endings = target.endsWith('/') ? [] : ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => target + ending).find((path) => files.has(path));
}
