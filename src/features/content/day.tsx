import { useFormat } from '../../platform/i18n';

/** A day of the calendar, written as the language does; the same one wherever it is read (LOC-003). */
export function Day({ date }: { date: string }) {
  const { day } = useFormat();
  return <time dateTime={date}>{day(date)}</time>;
}
