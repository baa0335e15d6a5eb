/** Whether an instant is within an interval, whose ends are optional; the end is exclusive. */
export function isLive({ start, end }: { start: string | null; end: string | null }, now: Date): boolean {
  const at = now.getTime();
  return (start === null || Date.parse(start) <= at) && (end === null || at < Date.parse(end));
}
