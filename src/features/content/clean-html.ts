import DOMPurify from 'dompurify';
import { isDrawing } from '../../platform/is-drawing';

/** Elements that content never holds, whatever the platform says. */
const forbidden = ['style', 'form', 'button', 'iframe', 'object', 'embed', 'video', 'audio', 'svg', 'math'];

/** The HTML of content, cleaned once more for this browser (CMS-005); the document's own drawing has the platform's word. */
export function cleanHtml(html: string): string {
  if (isDrawing) return html;
  return DOMPurify.sanitize(html, {
    FORBID_TAGS: forbidden,
    FORBID_ATTR: ['style', 'srcset'],
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:\/(?![/\\])|#|https:|mailto:)/i,
    // What the browser's Trusted Types take without another look.
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}
