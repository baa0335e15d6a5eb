/** The elements that content may hold (CMS-005): nothing that runs, loads by itself, or is sent. */
export const allowedElements: readonly string[] = [
  'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a', 'blockquote', 'code', 'hr', 'br', 'dl', 'dt', 'dd',
  'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'figure', 'figcaption', 'img', 'details', 'summary', 'label', 'input',
  'section', 'div',
];

/** The looks that a page of its own layout may choose for a section (ROUTE-045). */
export const allowedLooks: readonly string[] = ['content-band', 'content-cards', 'content-steps'];

/** What each element may say of itself; every one may have an `id`. */
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
 * Whether content may lead there: a path of this site, a part of the page, a page elsewhere by https, or a mail address.
 * What browsers leave out of an address or turn round, control characters and backslashes, is in none.
 */
export function isSafeLink(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /^(?:\/(?!\/)|#|https:\/\/|mailto:)[^\\\u0000-\u001f]*$/i.test(href);
}

/** Whether content may show a picture from there: from this site alone. */
export function isSafePicture(src: string): boolean {
  return src.startsWith('/') && isSafeLink(src);
}
