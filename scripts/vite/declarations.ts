/** Splits a module into its top-level declarations, each of which can become a module. */

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Program {
  body: unknown[];
}

/** Declarations that have to stay together; more than one only if one assigns a variable of another. */
interface Part {
  names: string[];
  /** Names of the module's other declarations and imports that it uses. */
  uses: string[];
  text: string;
}

/** An imported name, with the clause that imports it alone. */
interface Imported {
  local: string;
  clause: string;
  source: string;
}

interface Split {
  imports: Imported[];
  parts: Part[];
  exports: { local: string; name: string }[];
  /** Statements that stay as they are: exports from other modules. */
  others: string[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls `visit` with each node below one, its parent and its key there. */
function walk(node: Node, visit: (node: Node, parent: Node | null, key: string) => void, parent: Node | null = null, at = ''): void {
  visit(node, parent, at);
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node, key);
  }
}

/** Whether an identifier names a property rather than a variable. */
const isProperty = (parent: Node | null, key: string) =>
  parent !== null &&
  !parent.computed &&
  ((parent.type === 'MemberExpression' && key === 'property') ||
    (key === 'key' && !parent.shorthand && /Property|Method/.test(parent.type)));

/** The variables that occur in a statement; a variable of an inner scope with the same name counts too. */
function namesIn(statement: Node): { used: Set<string>; assigned: Set<string> } {
  const used = new Set<string>();
  const assigned = new Set<string>();
  walk(statement, (node, parent, key) => {
    if (node.type !== 'Identifier' || isProperty(parent, key)) return;
    used.add(node.name as string);
    const isTarget =
      (parent?.type === 'AssignmentExpression' && key === 'left') || (parent?.type === 'UpdateExpression' && key === 'argument');
    if (isTarget) assigned.add(node.name as string);
  });
  return { used, assigned };
}

const nameOf = (node: unknown) => ((node as Node).name ?? (node as Node).value) as string;

function importsOf(statement: Node): Imported[] {
  const source = (statement.source as Node).value as string;
  return (statement.specifiers as Node[]).map((specifier) => {
    const local = nameOf(specifier.local);
    if (specifier.type === 'ImportNamespaceSpecifier') return { local, clause: `* as ${local}`, source };
    const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
    return { local, clause: `{ ${name} as ${local} }`, source };
  });
}

/** The names that a declaration declares; null for an unsupported form. */
function declaredBy(declaration: Node): string[] | null {
  if (declaration.type !== 'VariableDeclaration') return declaration.id ? [nameOf(declaration.id)] : null;
  const targets = (declaration.declarations as Node[]).map(({ id }) => id as Node);
  return targets.every(({ type }) => type === 'Identifier') ? targets.map(nameOf) : null;
}

interface Declared {
  names: string[];
  node: Node;
}

/** Puts declarations together where one of them assigns a variable of another. */
function together(declared: readonly Declared[], code: string): Omit<Part, 'uses'>[] {
  const groups = declared.map(({ names, node }) => ({ names: [...names], nodes: [node] }));
  for (const { names, node } of declared) {
    const { assigned } = namesIn(node);
    for (const other of declared.filter((one) => !names.includes(one.names[0]!) && one.names.some((name) => assigned.has(name)))) {
      const [from, to] = [names, other.names].map(([name]) => groups.findIndex((group) => group.names.includes(name!))) as [number, number];
      if (from === to) continue;
      const [moved] = groups.splice(from, 1);
      groups[to > from ? to - 1 : to]!.names.push(...moved!.names);
      groups[to > from ? to - 1 : to]!.nodes.push(...moved!.nodes);
    }
  }
  return groups.map(({ names, nodes }) => ({
    names,
    text: nodes
      .toSorted((one, other) => one.start - other.start)
      .map((node) => `${pureMark(node, code)}${code.slice(node.start, node.end)}`)
      .join('\n'),
  }));
}

/** The annotation comment of a function whose calls have no side effects; it stays with the function. */
const pureMark = ({ start }: Node, code: string) =>
  /(\/\*\s*[@#]__NO_SIDE_EFFECTS__\s*\*\/)\s*(?:export\s*)?$/.exec(code.slice(Math.max(0, start - 60), start))?.[1] ?? '';

/** The parts of a module; null if it contains more than declarations. */
export function declarationsOf(program: Program, code: string): Split | null {
  const split: Split = { imports: [], parts: [], exports: [], others: [] };
  const declared: Declared[] = [];
  for (const statement of program.body as Node[]) {
    const declaration = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null;
    if (statement.type === 'ImportDeclaration') split.imports.push(...importsOf(statement));
    else if (statement.type.startsWith('Export') && statement.source) split.others.push(code.slice(statement.start, statement.end));
    else if (statement.type === 'ExportNamedDeclaration' && !declaration)
      split.exports.push(
        ...(statement.specifiers as Node[]).map(({ local, exported }) => ({ local: nameOf(local), name: nameOf(exported) })),
      );
    else {
      const names = declaration && /^(?:Variable|Function|Class)Declaration$/.test(declaration.type) ? declaredBy(declaration) : null;
      if (!names) return null;
      declared.push({ names, node: declaration! });
      if (statement !== declaration) split.exports.push(...names.map((name) => ({ local: name, name })));
    }
  }
  if (declared.length < 2) return null;
  const known = new Set([...declared.flatMap(({ names }) => names), ...split.imports.map(({ local }) => local)]);
  if (split.exports.some(({ local }) => !declared.some(({ names }) => names.includes(local)))) return null;
  const used = new Map(declared.map(({ names, node }) => [names[0]!, namesIn(node).used]));
  split.parts = together(declared, code).map(({ names, text }) => {
    const all = new Set(names.flatMap((name) => [...(used.get(name) ?? [])]));
    return { names, text, uses: [...all].filter((name) => known.has(name) && !names.includes(name)) };
  });
  return split;
}
