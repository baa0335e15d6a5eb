const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Quoted names, and templates whose interpolations are one or more parts of a name. */
const quoted = /'([\w.-]+)'|"([\w.-]+)"|`([\w.-]*(?:\$\{[^}]*\}[\w.-]*)*)`/g;

/** Those of the names, such as message keys, that no code uses, neither literally nor by a template. */
export function unusedNames(names: readonly string[], texts: readonly string[]): string[] {
  const said = new Set(texts.flatMap((text) => Array.from(text.matchAll(quoted), ([, one, two, three]) => one ?? two ?? three ?? '')));
  const open = [...said].filter((one) => /^[a-z][\w-]*\..*\$\{/.test(one));
  const templates = open.map(
    (one) =>
      new RegExp(
        `^${one
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('.+')}$`,
      ),
  );
  return names.filter((name) => !said.has(name) && !templates.some((template) => template.test(name)));
}
