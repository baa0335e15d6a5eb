import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedElements, allowedLooks, isSafeLink, isSafePicture } from '#rules/content/allowed-html';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });

/** A heading's text as a fragment of an address. */
function idOf(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Headings get ids to link to (ROUTE-054). */
markdown.core.ruler.push('heading-ids', ({ tokens }) => {
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open') token.attrSet('id', idOf(tokens[at + 1]?.content ?? ''));
  });
});

/** The HTML that content may contain; everything else is removed (CMS-005). */
const allowedContent: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes,
  allowedClasses: { section: [...allowedLooks] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '', id }) => ({
      tagName,
      attribs: { ...(isSafeLink(href) && { href }), ...(id && { id }), ...(/^https:/i.test(href) && { rel: 'noopener noreferrer' }) },
    }),
    img: (tagName, { src = '', ...rest }) => ({ tagName, attribs: { ...rest, src: isSafePicture(src) ? src : '', loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' && !attribs.src) || (tag === 'input' && attribs.type !== 'checkbox'),
};

/** Renders Markdown, with HTML in it, as safe HTML: no scripts, no external loads, no misleading links (CMS-005). */
export function toHtml(source: string): string {
  return sanitizeHtml(markdown.render(source), allowedContent).trim();
}
