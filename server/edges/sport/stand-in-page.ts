import type { Locale } from '#contract/fields/locale';
import { escapeHtml } from '#server/escape-html';
import type { textOf } from '#server/texts';

interface Shown {
  locale: Locale;
  title: string;
  /** The path that was opened. */
  page: string;
  /** The casino's origin. */
  home: string;
  say: (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) => string;
}

const styles =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;background:#070A14;color:#F4F6FF;font:16px/1.5 system-ui,sans-serif}' +
  'h1{margin:0;font-size:30px;line-height:1.2}p{margin:0;color:#BAC3E0}a{color:#3DD9F5;display:inline-block;padding:12px 0}';

/** The stand-in's only page. */
export function standInPage({ locale, title, page, home, say }: Shown): string {
  const lang = locale === 'en-KW' ? 'en' : locale;
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(say('config.sport.stand-in'))}</title><style>${styles}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(say('config.sport.stand-in.text', { page }))}</p>`,
    `<a href="${escapeHtml(home)}">${escapeHtml(say('config.sport.back'))}</a></main></body></html>`,
  ].join('');
}
