import { parseSync } from 'vite';
import type { SourceFile } from './tree';

/** Read-only types. */
const readonlyType = /^(?:Readonly(?:Set|Map|Array)?\b|readonly\b)/;

/** Constructors whose instances never change. */
const unchanging = /^Intl\.|^(?:RegExp|Error|URL)$/;

/** Calls that create mutable values: by their name, or one of these. */
const makesState = /^(?:(?:make|create)[A-Z]\w*|proxy|setupI18n|structuredClone|Object\.create)$/;

/** Calls with such a name whose result is never changed. */
const makesNone = new Set(['createContext', 'createFileRoute', 'createRootRouteWithContext']);

interface Span {
  start: number;
  end: number;
}

interface Node extends Span {
  type: string;
  callee?: Node;
  /** The expression inside an assertion such as `as` or `satisfies`. */
  expression?: Node;
  elements?: (Node | null)[];
  properties?: { value?: Node }[];
}

interface Member extends Span {
  type: string;
  static?: boolean;
  readonly?: boolean;
  key?: { name?: string };
  value?: Node | null;
}

interface Statement {
  type: string;
  kind?: string;
  id?: { name?: string };
  declarations?: { id: { name?: string; typeAnnotation?: { typeAnnotation: Span } }; init: Node | null }[];
  body?: { body?: Member[] };
  declaration?: Statement;
}

/** Whether a module mutates a part of a constant: assigns or deletes it, or calls a mutating method. */
function isWrittenIn(text: string, name: string): boolean {
  const own = `(?<![\\w.'"])${name}`;
  const part = String.raw`(?:\.\w+|\[[^\]\n]+\])`;
  return [
    `${own}${part}+ (?:[-+*?|&]{0,2}=) `,
    String.raw`${own}${part}*\.(?:push|pop|shift|unshift|splice|sort|reverse|set|add|delete|clear)\(`,
    String.raw`Object\.assign\(${name}\b`,
    `delete ${name}[.[]`,
  ].some((pattern) => new RegExp(pattern).test(text));
}

/**
 * The module-level state: `let`s at the top level, statics of classes, and constants that are created by
 * `new` or as a proxy or store, also within an object or in a function that's called once, that begin as an empty array or object, or to
 * whose parts the module writes; unless their type is read-only.
 */
export function moduleStateOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const textOf = ({ start, end }: Span) => text.slice(start, end);
  const isState = (node: Node, isPart = false): boolean => {
    if (node.expression && /^TS|^Parenthesized/.test(node.type)) return isState(node.expression, isPart);
    if (node.type === 'NewExpression') return !unchanging.test(textOf(node.callee!));
    if (node.type === 'CallExpression') {
      if (/^(?:Arrow)?FunctionExpression$|^Parenthesized/.test(node.callee!.type)) return true;
      const callee = textOf(node.callee!);
      return makesState.test(callee) && !makesNone.has(callee);
    }
    const parts = node.elements ?? node.properties?.map(({ value }) => value ?? null);
    return parts !== undefined && ((parts.length === 0 && !isPart) || parts.some((part) => part !== null && isState(part, true)));
  };
  const { program } = parseSync(path, text);
  return (program.body as unknown as Statement[]).flatMap((statement) => {
    const { type, kind, id: className, declarations = [], body } = statement.declaration ?? statement;
    if (type === 'ClassDeclaration')
      return (body?.body ?? [])
        .filter((member) => member.type === 'PropertyDefinition' && member.static)
        .filter(({ readonly, value }) => !readonly || (value && isState(value)))
        .map(({ key }) => `${path} ${className?.name ?? '?'}.${key?.name ?? '?'}`);
    if (type !== 'VariableDeclaration') return [];
    return declarations
      .filter(({ id, init }) => {
        if (kind !== 'const') return true;
        if (!init || (id.typeAnnotation && readonlyType.test(textOf(id.typeAnnotation.typeAnnotation)))) return false;
        return isState(init) || (id.name !== undefined && isWrittenIn(text, id.name));
      })
      .map(({ id }) => `${path} ${id.name ?? '?'}`);
  });
}
