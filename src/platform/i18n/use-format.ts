import { useLingui } from '@lingui/react';
import { useHydrated } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatMoney, formatWholeMoney } from '#rules/money/format';

/**
 * Numbers, money, dates and spans of time in the locale shown (LOC-003). Money is in minor units. Where the visitor is, a
 * drawn page does not know: its times are UTC until the page is the app's own.
 */
export function useFormat() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const timeZone = useHydrated() ? undefined : 'UTC';
  return useMemo(() => {
    const language = locale === 'en-KW' ? 'en' : locale;
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return {
      money: (amountCents: number, currency: string) => formatMoney(amountCents, currency, language),
      /** Without cents where there are none: prizes, thresholds, amounts to choose. */
      wholeMoney: (amountCents: number, currency: string) => formatWholeMoney(amountCents, currency, language),
      number: (value: number) => new Intl.NumberFormat(language).format(value),
      percent: (value: number, digits = 2) =>
        new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(value),
      dateTime: (instant: string | number | Date) =>
        new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)),
      time: (instant: string | number | Date) => new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(new Date(instant)),
      date: (instant: string | number | Date) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(instant)),
      /** A day of the calendar, YYYY-MM-DD, which is the same one in every zone. */
      day: (date: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)),
      ago: (milliseconds: number) => {
        const minutes = Math.round(milliseconds / 60_000);
        if (minutes < 60) return relative.format(-minutes, 'minute');
        const hours = Math.round(minutes / 60);
        return hours < 48 ? relative.format(-hours, 'hour') : relative.format(-Math.round(hours / 24), 'day');
      },
    };
  }, [locale, timeZone]);
}
