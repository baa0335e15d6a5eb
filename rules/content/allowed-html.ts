/** The elements that content may contain (CMS-005): nothing that runs, auto-loads or submits. */
export const allowedElements: readonly string[] = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'a',
  'blockquote',
  'code',
  'hr',
  'br',
  'dl',
  'dt',
  'dd',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'figure',
  'figcaption',
  'img',
  'details',
  'summary',
  'label',
  'input',
  'section',
  'div',
];

/** The styles that a page with its own layout may choose for a section (ROUTE-045). */
export const allowedLooks: readonly string[] = ['content-band', 'content-cards', 'content-steps'];

/** The allowed attributes of each element; every one may have an `id`. */
export const allowedAttributes: Readonly<Record<string, string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  label: ['for'],
  input: ['type', 'name', 'id'],
  '*': ['id'],
};

/**
 * Whether content may link to an address: a path of this site, a part of the page, another site over https, or a mail address.
 * It must not contain characters that browsers drop or rewrite in addresses: control characters and backslashes.
 */
export function isSafeLink(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- this looks for control characters
  return /^(?:\/(?!\/)|#|https:\/\/|mailto:)[^\\\u0000-\u001f]*$/i.test(href);
}

/** Whether content may show a picture from an address: only from this site. */
export function isSafePicture(src: string): boolean {
  return src.startsWith('/') && isSafeLink(src);
}
