import { parseSync } from 'vite';
import type { SourceFile } from './tree';

/** Types that nobody can change a value through. */
const readonlyType = /^(?:Readonly(?:Set|Map|Array)?\b|readonly\b)/;

/** Constructors whose instances never change. */
const unchanging = /^Intl\.|^(?:RegExp|Error|URL)$/;

/** Calls that make something that changes. */
const makesState = new Set([
  'proxy',
  'setupI18n',
  'createDatabase',
  'makeQueryClient',
  'makeCurrentStream',
  'makeDraft',
  'makeLazy',
  'makeSerial',
  'makeTimer',
  'makeToastQueue',
]);

interface Declaration {
  type: string;
  kind?: string;
  declarations?: {
    id: { name?: string; typeAnnotation?: { typeAnnotation: Span } };
    init: (Span & { type: string; callee?: Span; elements?: unknown[]; properties?: unknown[] }) | null;
  }[];
  declaration?: Declaration;
}

interface Span {
  start: number;
  end: number;
}

/**
 * The state that a module holds for as long as the process runs: `let`s at the top, and constants that are made by `new`
 * or as a proxy or store, or that begin as an empty array or object, unless their type is read-only.
 */
export function moduleStateOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const textOf = ({ start, end }: Span) => text.slice(start, end);
  const { program } = parseSync(path, text);
  return (program.body as unknown as Declaration[]).flatMap((statement) => {
    const { type, kind, declarations = [] } = statement.declaration ?? statement;
    if (type !== 'VariableDeclaration') return [];
    return declarations
      .filter(({ id, init }) => {
        if (kind !== 'const') return true;
        if (!init || (id.typeAnnotation && readonlyType.test(textOf(id.typeAnnotation.typeAnnotation)))) return false;
        if (init.type === 'NewExpression') return !unchanging.test(textOf(init.callee!));
        if (init.type === 'CallExpression') return makesState.has(textOf(init.callee!));
        return (
          (init.type === 'ArrayExpression' && init.elements!.length === 0) ||
          (init.type === 'ObjectExpression' && init.properties!.length === 0)
        );
      })
      .map(({ id }) => `${path} ${id.name ?? '?'}`);
  });
}
