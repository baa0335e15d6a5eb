/**
 * Chunks consist of whole modules, so one name that the first screen needs would bring along the module's other schemas and all that these
 * use. Modules of declarations without side effects are therefore split for the bundler, into one module per
 * declaration, and the original module reexports them.
 */
import type { Plugin } from 'vite';
import { declarationsOf, type Program } from './declarations';

const PREFIX = '\0declaration:';

/** Modules that only contain declarations: the contract, and the library of its schemas. */
const isSplit = /^[^\0].*[\\/](?:contract[\\/][^?]*\.ts|valibot[\\/]dist[\\/]index\.mjs)$/;

/** Whether a module is a single declaration of a split module. */
export const isDeclaration = (id: string): boolean => id.startsWith(PREFIX);

/** The import statement for some names of a module. */
const importOf = (names: readonly string[], from: string) => `import { ${names.join(', ')} } from ${JSON.stringify(from)};`;

/** Splits modules that only contain declarations. */
export function splitModules(): Plugin {
  const codes = new Map<string, string>();
  return {
    name: 'perigee-split-modules',
    enforce: 'post',
    resolveId: { filter: { id: /^\0declaration:/ }, handler: (id) => ({ id, moduleSideEffects: false }) },
    load: { filter: { id: /^\0declaration:/ }, handler: (id) => ({ code: codes.get(id)!, moduleSideEffects: false, moduleType: 'js' }) },
    transform: {
      filter: { id: isSplit },
      async handler(code, id) {
        const split = declarationsOf(this.parse(code) as Program, code);
        if (!split) return undefined;
        const addressOf = (name: string) => `${PREFIX}${name}:${id}`;
        const resolved = new Map<string, string>();
        for (const source of new Set(split.imports.map(({ source }) => source)))
          resolved.set(source, (await this.resolve(source, id))?.id ?? source);
        const imported = new Map(
          split.imports.map((one) => [one.local, `import ${one.clause} from ${JSON.stringify(resolved.get(one.source))};`]),
        );
        const partOf = new Map(split.parts.flatMap((part) => part.names.map((name) => [name, part.names[0]!] as const)));
        for (const { names, uses, text } of split.parts) {
          const lines = uses.map((name) => imported.get(name) ?? importOf([name], addressOf(partOf.get(name)!)));
          codes.set(addressOf(names[0]!), [...new Set(lines), text, `export { ${names.join(', ')} };`].join('\n'));
        }
        const exported = split.exports.map(({ local, name }) => {
          const names = local === name ? name : `${local} as ${name}`;
          return `export { ${names} } from ${JSON.stringify(addressOf(partOf.get(local)!))};`;
        });
        return { code: [...split.others, ...exported].join('\n'), map: null, moduleSideEffects: false };
      },
    },
  };
}
