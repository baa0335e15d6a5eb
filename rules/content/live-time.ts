/** Whether an instant lies in an interval that may be open on either side; its end is exclusive. */
export function isLive({ start, end }: { start: string | null; end: string | null }, now: Date): boolean {
  const at = now.getTime();
  return (start === null || Date.parse(start) <= at) && (end === null || at < Date.parse(end));
}
