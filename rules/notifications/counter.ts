/** The counter on the bell: empty for none, 9+ above 9 (NOTIF-002). */
export function counterText(count: number): string {
  if (count <= 0) return '';
  return count > 9 ? '9+' : String(count);
}

/** A tab's title with the unread count before it, 9+ above 9 (NOTIF-002). */
export function countedTitle(title: string, count: number): string {
  return count > 0 ? `(${counterText(count)}) ${title}` : title;
}
