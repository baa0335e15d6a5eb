import type { Plugin } from 'vite';

/** What of a call only the platform reads, tests and the OpenAPI page: a browser sends, and trusts its own origin. */
const forThePlatform = new Set(['summary', 'proves', 'params', 'query', 'body', 'answer', 'refusals', 'example']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Program {
  body: unknown[];
}

/** A place of the text and what is written there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Tells whether making a value calls anything: a call itself, and the parts of an object. */
const isMade = ({ type, start, end }: Node, code: string) =>
  type === 'CallExpression' || (type === 'ObjectExpression' && code.slice(start, end).includes('('));

/** The values that a module makes at its top. */
function initialValues(program: Program, code: string): Node[] {
  const declarations = (program.body as Node[]).map((statement) => (statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement));
  const declarators = declarations.flatMap((node) => (node?.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []));
  return declarators.map(({ init }) => init as Node | null).filter((init): init is Node => init !== null && isMade(init, code));
}

const isForThePlatform = ({ key }: Node) => forThePlatform.has(String((key as Node | undefined)?.name));

/** A call without what only the platform reads of it. */
function leanCall(init: Node, code: string): Edit {
  const declared = (init.arguments as Node[])[0]!;
  const kept = (declared.properties as Node[]).filter((property) => !isForThePlatform(property));
  return { start: declared.start, end: declared.end, text: `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }` };
}

/** A value that is made when it is first needed by anything, or not at all: making it has no effect besides. */
function pureValue({ start, end }: Node, code: string): Edit {
  return { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` };
}

const applied = (code: string, edits: readonly Edit[]) => edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);

/** The imports whose names stand nowhere in the rest of a module: what they lead to is no part of it any more. */
function unusedImports(imports: readonly Node[], rest: string): Edit[] {
  const isUsed = ({ local }: Node) => new RegExp(`\\b${(local as Node).name as string}\\b`).test(rest);
  return imports.filter(({ specifiers }) => !(specifiers as Node[]).some(isUsed)).map(({ start, end }) => ({ start, end, text: '' }));
}

/** A module of the contract as browsers need it; `parse` makes a syntax tree of a text. */
export function leanModule(code: string, parse: (text: string) => Program): string {
  const edits = initialValues(parse(code), code).map((init) => ((init.callee as Node | undefined)?.name === 'defineCall' ? leanCall(init, code) : pureValue(init, code)));
  const lean = applied(code, edits);
  const imports = (parse(lean).body as Node[]).filter(({ type }) => type === 'ImportDeclaration');
  const rest = applied(lean, imports.map(({ start, end }) => ({ start, end, text: '' })));
  return applied(lean, unusedImports(imports, rest));
}

/**
 * Browsers are given how a call is sent, and neither its schemas nor its texts; schemas that nothing else of the page
 * uses go with them, since declaring has no effect.
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
