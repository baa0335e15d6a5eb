/** Whether an instant lies in a time that may be open on either side; its end is no longer part of it. */
export function isLive({ start, end }: { start: string | null; end: string | null }, now: Date): boolean {
  const at = now.getTime();
  return (start === null || Date.parse(start) <= at) && (end === null || at < Date.parse(end));
}
