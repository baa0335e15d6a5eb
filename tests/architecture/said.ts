const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Names in quotes, and templates whose places stand for one part of a name or more. */
const quoted = /'([\w.-]+)'|"([\w.-]+)"|`([\w.-]*(?:\$\{[^}]*\}[\w.-]*)*)`/g;

/** Of these names, such as keys of messages, those that no code says, neither as they are nor by a template. */
export function unsaid(names: readonly string[], texts: readonly string[]): string[] {
  const said = new Set(texts.flatMap((text) => Array.from(text.matchAll(quoted), ([, one, two, three]) => one ?? two ?? three ?? '')));
  const open = [...said].filter((one) => /^[a-z][\w-]*\..*\$\{/.test(one));
  const templates = open.map((one) => new RegExp(`^${one.split(/\$\{[^}]*\}/).map(escaped).join('.+')}$`));
  return names.filter((name) => !said.has(name) && !templates.some((template) => template.test(name)));
}
