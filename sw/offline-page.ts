import { storage } from '#contract/storage';
import { deviceLocale } from './locale';
import { textsOf } from './texts';

/** The house's colours, written out because no style sheet can be loaded. */
const style = `html{color-scheme:dark;background:#070a14;color:#f4f6ff;font:500 1rem/1.5 system-ui,sans-serif}
body{min-height:100vh;min-height:100dvh;margin:0;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;text-align:center;box-sizing:border-box}
svg{width:min(15rem,70vw);margin-bottom:.5rem}
h1{font-size:1.5rem;line-height:2rem;margin:0}
p{margin:0;max-width:24rem;color:#bac3e0}
a{display:inline-flex;align-items:center;min-height:3rem;margin-top:.5rem;padding:0 1.5rem;border-radius:10px;background:#5b3df0;color:#fff;font-weight:700;text-decoration:none}
a:focus-visible{outline:2px solid #7cf0ff;outline-offset:2px}`;

/** The picture: a planet with an interrupted orbit. */
const picture = `<svg viewBox="0 0 240 140" fill="none" aria-hidden="true"><defs><radialGradient id="b" cx=".32" cy=".28" r=".8"><stop stop-color="#b5ddff"/><stop offset=".55" stop-color="#23498c"/><stop offset="1" stop-color="#070a14"/></radialGradient></defs>
<g transform="rotate(-16 120 70)" stroke="#949fc6"><path d="M20 70a100 30 0 0 1 200 0" stroke-opacity=".35"/><circle cx="120" cy="70" r="38" fill="url(#b)" stroke="none"/><path d="M20 70a100 30 0 0 0 200 0" stroke-dasharray="90 8 6 8 6 8 6 400"/></g></svg>`;

/** Reloads the page once the server responds again: asked every few seconds while the page is visible, and when a network returns. */
const script = `function look(){document.visibilityState!=='hidden'&&fetch('/livez',{cache:'no-store'}).then(function(r){var n=Date.now();if(!r.ok||n-sessionStorage.getItem('${storage.session.reload}')<2e4)return;sessionStorage.setItem('${storage.session.reload}',n);location.reload()}).catch(function(){})}
setInterval(look,4e3);addEventListener('online',look)`;

/** The last resort: a page of the worker's own, in the device's language. */
export async function offlinePage(): Promise<Response> {
  const locale = await deviceLocale();
  const { offlineTitle, offlineText, offlineRetry } = textsOf(locale);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#0c1122"><title>${offlineTitle}</title><style>${style}</style>`;
  const html = `<!doctype html><html lang="${locale}"><head>${head}</head><body>${picture}<h1>${offlineTitle}</h1><p>${offlineText}</p><a href="">${offlineRetry}</a><script>${script}</script></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
