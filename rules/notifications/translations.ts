import type { Locale } from '#contract/fields/locale';
import type { Notification, NotificationTexts } from '#contract/fields/notification';

/** Regional variants without the entries that equal their language's general one (`en` for `en-AU`). */
export function withoutRepeats<Texts>(texts: Readonly<Record<string, Texts>>): Record<string, Texts> {
  const isRepeat = (locale: string, text: Texts) => {
    const general = locale.split('-')[0]!;
    return general !== locale && JSON.stringify(texts[general]) === JSON.stringify(text);
  };
  return Object.fromEntries(Object.entries(texts).filter(([locale, text]) => !isRepeat(locale, text)));
}

/** The entry of a locale, otherwise of its language in general. */
export function entryFor<Texts>(texts: Readonly<Record<string, Texts>> | null | undefined, locale: Locale): Texts | undefined {
  return texts?.[locale] ?? texts?.[locale.split('-')[0]!];
}

/** A notification in the reader's language; unchanged if it has no texts in that language. */
export function inLanguage(notification: Notification, locale: Locale): Notification {
  const texts = entryFor<NotificationTexts>(notification.translations, locale);
  if (!texts) return notification;
  const { content } = notification;
  const button = content.button && { ...content.button, title: texts.button ?? content.button.title };
  return { ...notification, title: texts.title, text: texts.text, content: { ...content, title: texts.title, button } };
}
