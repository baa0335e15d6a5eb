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
