import type { PageHead } from '#server/domains/content/read-source';

/** A page's head in tests. */
export const head = (title: string): PageHead => ({ title, description: `${title} of {brand}`, keywords: '', badge: null });
/** A page's text in one language, and for one country if given. */
export const text = (locale: 'en' | 'de', title: string, source: string, variant: '' | 'AU' = '') => ({
  locale,
  variant,
  head: head(title),
  source,
});
/** A page's settings, as most pages have them. */
export const settings = {
  categories: ['bottom-menu' as const],
  order: 2,
  hidden: false,
  membersOnly: false,
  type: 'static' as const,
  awards: [],
};

/** Three pages, a snippet and a file to import in tests. */
export const example = {
  pages: [
    {
      slug: 'house-rules',
      settings,
      texts: [
        text('en', 'Rules', '© {current_year} {brand}\n\n#awards#'),
        text('de', 'Regeln', 'Fragen: {support_email}'),
        text('en', 'Rules here', 'For Australia', 'AU'),
      ],
    },
    {
      slug: 'club',
      settings: { ...settings, order: 1, membersOnly: true, hidden: true },
      texts: [{ ...text('en', 'Club', 'Members'), head: { ...head('Club'), badge: 'New' } }],
    },
    {
      slug: 'a-word',
      settings: { ...settings, order: 3, type: 'news' as const, date: '2026-11-02' },
      texts: [text('en', 'A word', 'Long ago')],
    },
  ],
  snippets: [
    {
      id: 'footer',
      categories: ['footer-content' as const],
      texts: [
        { locale: 'en' as const, variant: '' as const, source: 'Play with **limits**' },
        { locale: 'de' as const, variant: '' as const, source: 'Mit Grenzen' },
      ],
    },
  ],
  files: [{ name: 'seal.svg', type: 'image/svg+xml', content: Buffer.from('<svg/>') }],
};
