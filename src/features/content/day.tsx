import { useFormat } from '../../platform/i18n';

/** A calendar day, formatted by language; the same one wherever it's read (LOC-003). */
export function Day({ date }: { date: string }) {
  const { day } = useFormat();
  return <time dateTime={date}>{day(date)}</time>;
}
