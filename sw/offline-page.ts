import { deviceLocale } from './locale';
import { textsOf } from './texts';

/** The last resort: a page of the worker's own, in the device's language. */
export async function offlinePage(): Promise<Response> {
  const locale = await deviceLocale();
  const { offlineTitle, offlineText, offlineRetry } = textsOf(locale);
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${offlineTitle}</title><style>html{color-scheme:dark;background:#070a14;color:#eef2ff;font:1rem/1.5 system-ui,sans-serif}body{min-height:100vh;margin:0;display:grid;place-content:center;gap:1rem;padding:1.5rem;text-align:center;box-sizing:border-box}h1{font-size:1.5rem;margin:0}p{margin:0}a{color:inherit;padding:.75rem}</style><h1>${offlineTitle}</h1><p>${offlineText}</p><a href="">${offlineRetry}</a>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
