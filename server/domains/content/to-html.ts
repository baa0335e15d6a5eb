import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });

/** A heading's words as an address may name them after its hash. */
function idOf(heading: string): string {
  return heading.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** Headings can be led to (ROUTE-054). */
markdown.core.ruler.push('heading-ids', ({ tokens }) => {
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open') token.attrSet('id', idOf(tokens[at + 1]?.content ?? ''));
  });
});

/** A path of this site, a part of the page, a page elsewhere by https, or a mail address. */
const safeLink = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)/i;

/** What content may hold; everything else is taken out (CMS-005). */
const allowedContent: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a', 'blockquote', 'code', 'hr', 'br', 'dl', 'dt', 'dd',
    'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'figure', 'figcaption', 'img', 'details', 'summary', 'label', 'input',
    'section', 'div',
  ],
  // The looks that a page of its own layout may choose from (ROUTE-045).
  allowedClasses: { section: ['content-band', 'content-cards', 'content-steps'] },
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    label: ['for'],
    input: ['type', 'name', 'id'],
    '*': ['id'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '', id }) => ({
      tagName,
      attribs: { ...(safeLink.test(href) && { href }), ...(id && { id }), ...(/^https:/i.test(href) && { rel: 'noopener noreferrer' }) },
    }),
    img: (tagName, { src = '', ...rest }) => ({ tagName, attribs: { ...rest, src: /^\/(?![/\\])/.test(src) ? src : '', loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' && !attribs.src) || (tag === 'input' && attribs.type !== 'checkbox'),
};

/** Markdown, with HTML in it, as the HTML that is shown: nothing that runs, loads from elsewhere or leads astray (CMS-005). */
export function toHtml(source: string): string {
  return sanitizeHtml(markdown.render(source), allowedContent).trim();
}
