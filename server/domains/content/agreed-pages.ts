import { consentPages, consentVersions } from '#rules/account/sign-up/consents';
import type { Queries } from '#server/database/connection';
import type { PageSource } from './content-files';
import { ContentProblem } from './read-source';
import { readPublished } from './store';

interface Text {
  locale: string;
  variant: string;
  title: string;
  source: string;
}

/** The names of the texts that differ, such as `de` or `en.AU`; added and removed ones too. */
function changedTexts(before: readonly Text[], after: readonly Text[]): string[] {
  const wordsByName = (texts: readonly Text[]) =>
    new Map(texts.map(({ locale, variant, title, source }) => [`${locale}${variant && `.${variant}`}`, `${title}\n${source}`]));
  const [were, are] = [wordsByName(before), wordsByName(after)];
  return [...new Set([...were.keys(), ...are.keys()])].filter((name) => were.get(name) !== are.get(name)).toSorted();
}

/**
 * A page as it's published, with its version if players agree to it. A changed text needs a new version, or players would be held to words
 * that they never saw. Throws ContentProblem.
 */
export async function withVersion(queries: Queries, page: PageSource): Promise<PageSource> {
  const kind = (['terms', 'privacy'] as const).find((one) => consentPages[one] === page.slug);
  const published = kind && (await readPublished(queries, page.slug));
  if (!published) return page;
  const current = published.version ?? consentVersions[kind];
  const { version = current } = page.settings;
  const problem = (words: string) => new ContentProblem(`pages/${page.slug}/page.json: version: ${words}`);
  if (Number(version) < Number(current)) throw problem(`version ${current} is published, so ${version} can't follow it`);
  const changed = changedTexts(
    published.texts,
    page.texts.map(({ locale, variant, head: { title }, source }) => ({ locale, variant, title, source })),
  );
  if (changed.length > 0 && version === current)
    throw problem(
      `the text has changed (${changed.join(', ')}), but players have agreed to version ${current} and wouldn't be asked again. ` +
        `Set "version": "${Number(current) + 1}", and say in a snippet of the category terms-changes what has changed ` +
        '(docs/how-to/change-the-terms.md)',
    );
  return { ...page, settings: { ...page.settings, version } };
}
