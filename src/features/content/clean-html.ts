import DOMPurify from 'dompurify';
import { allowedAttributes, allowedElements, allowedLooks, isSafeLink, isSafePicture } from '#rules/content/allowed-html';
import { isServer } from '../../platform/context/is-server';

/** Whether an allowed attribute may also have this value. */
function isAllowed(element: Element, name: string, value: string): boolean {
  if (name === 'class') return value.split(/\s+/).every((look) => allowedLooks.includes(look));
  if (name === 'href') return isSafeLink(value);
  if (name === 'src') return isSafePicture(value);
  return [...(allowedAttributes[element.localName] ?? []), ...allowedAttributes['*']!].includes(name);
}

if (!isServer) {
  DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (!isAllowed(element, attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
  });
  DOMPurify.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'input' && element.getAttribute('type') !== 'checkbox') element.remove();
  });
}

/** The HTML of content, sanitised again in this browser (CMS-005); for server-rendered documents the server has done it. */
export function cleanHtml(html: string): string {
  if (isServer) return html;
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedElements],
    ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat()), 'class'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // The browser's Trusted Types accept it from this policy.
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}
