/**
 * Paths of the platform that aren't pages of the app: its calls, the payment provider's pages, health, documentation and files. The worker
 * leaves navigations to them to the browser, and no dialog opens over one. `/payments` itself is a page.
 */
export const platformPaths = /^\/(?:(?:api|provider|docs|livez|readyz|metrics|covers|icons)(?:\/|$)|payments\/.)/;
