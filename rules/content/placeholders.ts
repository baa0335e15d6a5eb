import * as v from 'valibot';

const limit = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), '12');

const currencies = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3,5}(?:,[A-Z]{3,5}){0,9}$/),
  v.transform((codes) => codes.split(',')),
);

/** The components that content may use, each with its props (CMS-003). */
export const contentComponents = {
  awards: v.strictObject({}),
  'limits-link': v.strictObject({}),
  'support-link': v.strictObject({}),
  'dispute-body': v.strictObject({}),
  'vip-levels': v.strictObject({}),
  'provider-list': v.strictObject({ limit }),
  'payment-methods': v.strictObject({ currencies }),
  'file-list': v.strictObject({ kind: v.optional(v.picklist(['documents', 'pictures']), 'documents') }),
} as const;

export type ContentComponent = {
  [Name in keyof typeof contentComponents]: { name: Name; props: v.InferOutput<(typeof contentComponents)[Name]> };
}[keyof typeof contentComponents];

/** A piece of HTML, a component, or a placeholder for an unknown component or with invalid props. */
export type ContentPart = { kind: 'html'; html: string } | ({ kind: 'component' } & ContentComponent) | { kind: 'problem'; text: string };

/** Alone in a paragraph: a name between hashes with optional bracketed props, `#provider-list[limit=12]#`. */
const placeholder = /<p>#([a-z]+(?:-[a-z]+)*)(?:\[([^\]<]*)\])?#<\/p>/g;
const prop = /([a-z]+)=(?:&quot;([^&<]*)&quot;|"([^"<]*)"|(\S+))/g;

function propsOf(text: string): Record<string, string> | null {
  const pairs = [...text.matchAll(prop)].map(([, name, escaped, quoted, bare]) => [name!, escaped ?? quoted ?? bare ?? ''] as const);
  return text.replace(prop, '').trim() === '' ? Object.fromEntries(pairs) : null;
}

function partOf(text: string, name: string, propsText: string): ContentPart {
  const schema = Object.hasOwn(contentComponents, name) ? contentComponents[name as keyof typeof contentComponents] : null;
  const props = propsOf(propsText);
  const read = schema && props ? v.safeParse(schema, props) : null;
  return read?.success ? ({ kind: 'component', name, props: read.output } as ContentPart) : { kind: 'problem', text };
}

/** Splits content at its component placeholders; empty pieces are dropped (CMS-003). */
export function partsOf(html: string): ContentPart[] {
  const parts: ContentPart[] = [];
  let from = 0;
  const takeHtml = (to: number) => {
    const between = html.slice(from, to).trim();
    if (between) parts.push({ kind: 'html', html: between });
  };
  for (const match of html.matchAll(placeholder)) {
    takeHtml(match.index);
    parts.push(partOf(match[0].slice(3, -4), match[1]!, match[2] ?? ''));
    from = match.index + match[0].length;
  }
  takeHtml(html.length);
  return parts;
}
