import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './tree';

/** A function of a file: its start, its lines without inline snapshots, whether it renders markup or only groups tests. */
export interface FunctionSpan {
  line: number;
  lines: number;
  hasMarkup: boolean;
  isTestGroup: boolean;
}

/** The facts about a file that the architecture checks. */
export interface Syntax {
  imports: string[];
  functions: FunctionSpan[];
  /** Uses of a clock, of randomness, or of asynchronous code, with their lines. */
  impurities: { what: string; line: number }[];
}

interface Span {
  start: number;
  end: number;
}

const impureMembers = new Set(['Math.random', 'Date.now', 'performance.now', 'crypto.getRandomValues', 'crypto.randomUUID']);

/** The line of each offset, by binary search. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

function importsOf(text: string, module: ReturnType<typeof parseSync>['module']): string[] {
  const exported = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value ?? ''));
  const dynamic = module.dynamicImports.map(({ moduleRequest: at }) => text.slice(at.start + 1, at.end - 1));
  const workers = Array.from(text.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g), (match) => match[1]!);
  const all = [...module.staticImports.map((one) => one.moduleRequest.value), ...exported, ...dynamic, ...workers];
  return [...new Set(all)].filter((specifier) => specifier !== '');
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;

/** Parses one TypeScript file. */
export function readSyntax({ path, text }: SourceFile): Syntax {
  const { program, module } = parseSync(path, text);
  const lineOf = lineFinder(text);
  const spans: Span[] = [];
  const groups: Span[] = [];
  const snapshots: Span[] = [];
  const markup: Span[] = [];
  const impurities: Syntax['impurities'] = [];
  const note = (what: string, { start }: Span) => impurities.push({ what, line: lineOf(start) });
  const noteFunction = (node: Span & { async: boolean }) => {
    spans.push(node);
    if (node.async) note('async', node);
  };
  new Visitor({
    FunctionDeclaration: noteFunction,
    FunctionExpression: noteFunction,
    ArrowFunctionExpression: noteFunction,
    JSXElement: (node) => markup.push(node),
    JSXFragment: (node) => markup.push(node),
    AwaitExpression: (node) => note('await', node),
    MemberExpression: (node) => {
      const name = text.slice(node.start, node.end).replace(/^globalThis\./, '');
      if (impureMembers.has(name)) note(name, node);
    },
    NewExpression: (node) => {
      const name = text.slice(node.callee.start, node.callee.end);
      if (name === 'Promise' || (name === 'Date' && node.arguments.length === 0)) note(`new ${name}()`, node);
    },
    CallExpression: (node) => {
      const name = text.slice(node.callee.start, node.callee.end);
      if (name === 'Date') note('Date()', node);
      if (name.endsWith('toMatchInlineSnapshot')) snapshots.push(...node.arguments);
      if (/^(test\.)?describe\b/.test(name)) groups.push(...node.arguments);
    },
  }).visit(program);
  const linesOf = (span: Span) => lineOf(span.end) - lineOf(span.start) + 1;
  const functions = spans.map((span) => ({
    line: lineOf(span.start),
    lines: linesOf(span) - sum(snapshots.filter((snapshot) => isWithin(snapshot, span)).map(linesOf)),
    hasMarkup: markup.some((element) => isWithin(element, span)),
    isTestGroup: groups.some((group) => group.start === span.start && group.end === span.end),
  }));
  return { imports: importsOf(text, module), functions, impurities };
}
