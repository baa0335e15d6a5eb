const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day of an instant in a time zone, YYYY-MM-DD. */
export function dayIn(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The first and the last day of a month, YYYY-MM. */
export function daysOfMonth(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, until: dayOf(new Date(Date.UTC(year, number, 0))) };
}

/** The months from the one of `until` back to the one of `since`, the latest first. */
export function monthsBack(since: string, until: string): string[] {
  const months: string[] = [];
  for (let month = until.slice(0, 7); month >= since.slice(0, 7); ) {
    months.push(month);
    const [year = 0, number = 1] = month.split('-').map(Number);
    month = dayOf(new Date(Date.UTC(year, number - 2, 1))).slice(0, 7);
  }
  return months;
}
