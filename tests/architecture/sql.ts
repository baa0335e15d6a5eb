import { basename } from 'node:path';
import type { SourceFile } from './tree';

/** Maximum lines of a file with an SQL function. */
export const sqlFunctionBudget = 80;

const creation = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w.]+)/gi;
const withoutComments = (text: string): string => text.replace(/--.*$/gm, '');

/** The names of the functions that an SQL text creates, in their order. */
export const functionsCreatedIn = (text: string): string[] => [...withoutComments(text).matchAll(creation)].map(([, name]) => name ?? '');

/** The problems of a file in server/database/functions: it must create one short function with the file's name. */
export function faultsOfFunctionFile({ path, text, lines }: SourceFile): string[] {
  const name = basename(path, '.sql');
  const created = functionsCreatedIn(text);
  return [
    ...(created.length === 1 && created[0] === name ? [] : [`${path} creates ${created.join(', ') || 'nothing'}`]),
    ...(/^create or replace function /m.test(text) ? [] : [`${path}: write "create or replace function"`]),
    ...(lines > sqlFunctionBudget ? [`${path}: ${lines} lines`] : []),
  ];
}

/** Functions of the product that a migration calls, other than attaching them to a trigger; they don't exist yet when it runs. */
export function functionsUsedIn(migration: string, names: readonly string[]): string[] {
  const rest = withoutComments(migration).replace(/execute\s+function\s+\w+/gi, '');
  return names.filter((name) => new RegExp(`\\b${name}\\s*\\(`).test(rest));
}

const query =
  /\bsql[`<]|\bsql\.raw\(|\.query(?:<[^(;]*>)?\(|\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bcallFunction[<(]/;

/** Whether TypeScript code builds a query: with Kysely, as a template or a text, or by calling an SQL function. */
export const buildsQueries = (text: string): boolean => query.test(text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''));

/** Whether a file may contain queries: a store, or a file of server/database. */
export const mayBuildQueries = (path: string): boolean => path.startsWith('server/database/') || /(?:^|[/-])store\.ts$/.test(path);
