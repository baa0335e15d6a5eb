import type { Plugin } from 'vite';
import type { Call } from '../contract/call';

/** The parts of a call that only the server, tests and the OpenAPI page read. Browsers only send calls, and trust their own origin. */
const forThePlatform: ReadonlySet<string> = new Set<keyof Call>([
  'summary',
  'proves',
  'params',
  'query',
  'body',
  'response',
  'refusals',
  'example',
]);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Program {
  body: unknown[];
}

/** A range of the text and its replacement. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Whether creating a value calls a function, directly or in a part of an object. */
const isMade = ({ type, start, end }: Node, code: string) =>
  type === 'CallExpression' || (type === 'ObjectExpression' && code.slice(start, end).includes('('));

/** The top-level values of a module. */
function initialValues(program: Program, code: string): Node[] {
  const declarations = (program.body as Node[]).map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement,
  );
  const declarators = declarations.flatMap((node) => (node?.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []));
  return declarators.map(({ init }) => init as Node | null).filter((init): init is Node => init !== null && isMade(init, code));
}

const isForThePlatform = ({ key }: Node) => forThePlatform.has(String((key as Node | undefined)?.name));

/** A call without the server's parts. */
function leanCall(init: Node, code: string): Edit {
  const declared = (init.arguments as Node[])[0]!;
  const kept = (declared.properties as Node[]).filter((property) => !isForThePlatform(property));
  return { start: declared.start, end: declared.end, text: `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }` };
}

/** A value marked as pure, so that it's tree-shaken if unused. */
function pureValue({ start, end }: Node, code: string): Edit {
  return { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` };
}

const applied = (code: string, edits: readonly Edit[]) =>
  edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);

/** The imports whose names the rest of a module doesn't use any more. */
function unusedImports(imports: readonly Node[], rest: string): Edit[] {
  const isUsed = ({ local }: Node) => new RegExp(`\\b${(local as Node).name as string}\\b`).test(rest);
  return imports.filter(({ specifiers }) => !(specifiers as Node[]).some(isUsed)).map(({ start, end }) => ({ start, end, text: '' }));
}

/** A module of the contract for browsers; `parse` makes a syntax tree of a text. */
export function leanModule(code: string, parse: (text: string) => Program): string {
  const edits = initialValues(parse(code), code).map((init) =>
    (init.callee as Node | undefined)?.name === 'defineCall' ? leanCall(init, code) : pureValue(init, code),
  );
  const lean = applied(code, edits);
  const imports = (parse(lean).body as Node[]).filter(({ type }) => type === 'ImportDeclaration');
  const rest = applied(
    lean,
    imports.map(({ start, end }) => ({ start, end, text: '' })),
  );
  return applied(lean, unusedImports(imports, rest));
}

/**
 * Browsers get the parts for sending a call, without schemas and texts; schemas that nothing else on the page uses are
 * tree-shaken, since their declaration is marked as pure.
 */
export function leanContract(): Plugin {
  return {
    name: 'perigee-lean-contract',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]contract[\\/][^?]*\.ts$/ },
      handler(code) {
        return { code: leanModule(code, (text) => this.parse(text)), map: null };
      },
    },
  };
}
