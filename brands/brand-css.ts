import type { Brand } from './brand';

/** The style sheet with each brand's colours: `<html data-brand="…">`. */
export function brandCss(brands: readonly Brand[]): string {
  const rules = brands
    .filter(({ colours }) => Object.keys(colours).length > 0)
    .map(({ id, colours }) => {
      const lines = Object.entries(colours).map(([name, colour]) => `  --${name}: ${colour};`);
      return `:root[data-brand='${id}'] {\n${lines.join('\n')}\n}\n`;
    });
  return `/* Written by scripts/make-icons.ts from brands/. */\n${rules.join('\n')}`;
}
