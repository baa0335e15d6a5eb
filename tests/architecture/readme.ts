const npmBuiltIn = new Set(['ci', 'install', 'run']);

/** The npm scripts in a text, as `npm test`, `npm start` or `npm run x`. */
export function scriptsNamedIn(text: string): string[] {
  const named = Array.from(text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g), (match) => match[1]!);
  return [...new Set(named)].filter((script) => !npmBuiltIn.has(script));
}

/** Generated files and placeholder names. */
const notInGit = /^(?:\.data|dist|test-results)\/|NNNN|name_of/;

/** The project's paths in backquotes in a text: `server/main.ts`, `docs/decisions/`; without generated ones. */
export function pathsNamedIn(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([\w.-]+(?:\/[\w.-]*)+)`/g), (match) => match[1]!);
  return [...new Set(quoted)].filter((path) => !notInGit.test(path));
}
