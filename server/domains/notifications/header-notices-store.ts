import type { Locale } from '#contract/fields/locale';
import type { Notice } from '#contract/fields/notification';
import { pseudoText } from '#locales/pseudo';
import { servingLocales } from '#rules/content/nearest-text';
import { noticeStatus } from '#rules/content/notices';
import type { Database } from '#server/database/connection';

/** The header's current notices, each in the nearest language that it has (WIDG-001); one without any is left out. */
export async function listNotices(database: Database, locale: Locale, now: Date): Promise<Notice[]> {
  const rows = await database
    .selectFrom('header_notices')
    .selectAll()
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const shown = (text: string) => (locale === 'en-KW' ? pseudoText(text) : text);
  return rows.flatMap(({ id, icon, audience, path, texts, starts_at }) => {
    const text = servingLocales(locale)
      .map((each) => texts[each])
      .find((each) => each !== undefined);
    if (!text) return [];
    const link = path !== null && text.link !== undefined ? { text: shown(text.link), to: path } : null;
    return [{ id, message: shown(text.message), icon, link, status: noticeStatus(starts_at, now), audience }];
  });
}
