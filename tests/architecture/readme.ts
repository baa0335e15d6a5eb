const npmBuiltIn = new Set(['ci', 'install', 'run']);

/** The npm scripts that a text names, as `npm test`, `npm start` or `npm run x`. */
export function scriptsNamedIn(text: string): string[] {
  const named = Array.from(text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g), (match) => match[1]!);
  return [...new Set(named)].filter((script) => !npmBuiltIn.has(script));
}

/** Files that commands write, and names that stand for those of others. */
const notInGit = /^(?:\.data|dist|test-results)\/|NNNN|name_of/;

/** The paths of this project that a text names in backquotes: `server/main.ts`, `docs/decisions/`; not what commands write. */
export function pathsNamedIn(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([\w.-]+(?:\/[\w.-]*)+)`/g), (match) => match[1]!);
  return [...new Set(quoted)].filter((path) => !notInGit.test(path));
}
