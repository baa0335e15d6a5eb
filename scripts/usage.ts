/** A form of a command: `form` follows `npm run <name> --`, `about` is its short description. */
export type Form = readonly [form: string, about: string];

const BY = 'Set OPERATOR to your name: it is recorded with every change.';

/** The help of an operator's command, one line for each form. `note` is extra text; by default whose name is recorded. */
export function usage(name: string, forms: readonly Form[], note: string = BY): string {
  const width = Math.max(...forms.map(([form]) => form.length));
  return [`Usage: npm run ${name} -- <command>`, '', ...forms.map(([form, about]) => `  ${form.padEnd(width)}  ${about}`), '', note].join(
    '\n',
  );
}

/** A table with headings, in columns as wide as their longest cell; the last one isn't padded. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings.map((heading) => heading.toUpperCase()), ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === headings.length - 1 ? cell : cell.padEnd(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
