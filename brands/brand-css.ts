import type { BrandId } from './brand';
import type { BrandColours } from './colours';

/** The style sheet with each brand's colours: `<html data-brand="…">`. */
export function brandCss(colours: Readonly<Record<BrandId, BrandColours>>): string {
  const rules = Object.entries(colours)
    .filter(([, { tokens }]) => Object.keys(tokens).length > 0)
    .map(([id, { tokens }]) => {
      const lines = Object.entries(tokens).map(([name, colour]) => `  --${name}: ${colour};`);
      return `:root[data-brand='${id}'] {\n${lines.join('\n')}\n}\n`;
    });
  return `/* Written by scripts/make-icons.ts from brands/. */\n${rules.join('\n')}`;
}
