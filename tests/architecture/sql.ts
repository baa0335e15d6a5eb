import { basename } from 'node:path';
import type { SourceFile } from './tree';

/** Lines that a file with a function of SQL may have. */
export const sqlFunctionBudget = 80;

const creation = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w.]+)/gi;
const withoutComments = (text: string): string => text.replace(/--.*$/gm, '');

/** The names of the functions that a text of SQL creates, in their order. */
export const functionsCreatedIn = (text: string): string[] => [...withoutComments(text).matchAll(creation)].map(([, name]) => name ?? '');

/** What is wrong with a file of server/database/functions: it creates one function, which bears its name and is short. */
export function faultsOfFunctionFile({ path, text, lines }: SourceFile): string[] {
  const name = basename(path, '.sql');
  const created = functionsCreatedIn(text);
  return [
    ...(created.length === 1 && created[0] === name ? [] : [`${path} creates ${created.join(', ') || 'nothing'}`]),
    ...(/^create or replace function /m.test(text) ? [] : [`${path}: write "create or replace function"`]),
    ...(lines > sqlFunctionBudget ? [`${path}: ${lines} lines`] : []),
  ];
}

/** Functions of the product that a migration names other than to attach them to a trigger: there are none yet when it runs. */
export function functionsUsedIn(migration: string, names: readonly string[]): string[] {
  const rest = withoutComments(migration).replace(/execute\s+function\s+\w+/gi, '');
  return names.filter((name) => new RegExp(`\\b${name}\\s*\\(`).test(rest));
}

const query = /\bsql[`<]|\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bcallFunction[<(]/;

/** Whether a text of TypeScript builds a query: with kysely, as a template, or by calling a function of SQL. */
export const buildsQueries = (text: string): boolean => query.test(text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''));

/** Whether queries stand in a file by right: a store, and all of server/database. */
export const mayBuildQueries = (path: string): boolean => path.startsWith('server/database/') || /(?:^|[/-])store\.ts$/.test(path);
