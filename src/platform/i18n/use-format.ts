import { useLingui } from '@lingui/react';
import { useHydrated } from '@tanstack/react-router';
import { dateLanguage } from '#rules/locale/date-language';
import type { DecimalSign } from '#rules/money/typed-amount';
import { formatMoney, formatWholeMoney } from '#rules/money/format';

type Instant = string | number | Date;

/** Formatters are expensive to create: each is created on first use and shared. */
function lazily<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

function formatsIn(language: string, timeZone: string | undefined) {
  const relative = lazily(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const number = lazily(() => new Intl.NumberFormat(language));
  const sign = lazily(
    () =>
      number()
        .formatToParts(1.5)
        .find(({ type }) => type === 'decimal')?.value,
  );
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = lazily(() => new Intl.DateTimeFormat(dateLanguage(language), { timeZone, ...options }));
    return (instant: Instant) => format().format(new Date(instant));
  };
  return {
    /** With a minus sign as wide as a figure, not the hyphen that most languages' formats write. */
    money: (amountCents: number, currency: string) => formatMoney(amountCents, currency, language).replace('-', '\u2212'),
    /** Without cents if they're zero: for prizes, thresholds, suggested amounts. */
    wholeMoney: (amountCents: number, currency: string) => formatWholeMoney(amountCents, currency, language),
    /** The character that separates decimals. */
    decimalSign: (): DecimalSign => (sign() === ',' ? ',' : '.'),
    number: (value: number) => number().format(value),
    /** With two decimals: rolls, multiples, marks. */
    decimal: (value: number) => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value),
    percent: (value: number, digits = 2) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(value),
    dateTime: dates({ dateStyle: 'medium', timeStyle: 'short' }),
    time: dates({ timeStyle: 'short' }),
    date: dates({ dateStyle: 'medium' }),
    /** A calendar day, YYYY-MM-DD, which is the same in every time zone. */
    day: dates({ dateStyle: 'long', timeZone: 'UTC' }),
    ago: (milliseconds: number) => {
      const minutes = Math.round(milliseconds / 60_000);
      if (minutes === 0) return relative().format(0, 'second');
      if (minutes < 60) return relative().format(-minutes, 'minute');
      const hours = Math.round(minutes / 60);
      return hours < 48 ? relative().format(-hours, 'hour') : relative().format(-Math.round(hours / 24), 'day');
    },
  };
}

const known = new Map<string, ReturnType<typeof formatsIn>>();

/**
 * Numbers, money, dates and durations in the shown locale (LOC-003). Money is in minor units. A server-rendered page doesn't know the
 * visitor's time zone, so it shows UTC until it's hydrated.
 */
export function useFormat() {
  const { locale } = useLingui().i18n;
  const timeZone = useHydrated() ? undefined : 'UTC';
  const key = `${locale} ${timeZone}`;
  const formats = known.get(key) ?? formatsIn(locale === 'en-KW' ? 'en' : locale, timeZone);
  known.set(key, formats);
  return formats;
}
