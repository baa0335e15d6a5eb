/** Whether a panel ignores a reason to close: a click on its own button, whose handler closes it. */
export function staysOpen(event: Event, button: HTMLElement | null): boolean {
  const to = event instanceof FocusEvent && event.type === 'focusout' ? event.relatedTarget : event.target;
  return event.type !== 'keydown' && to instanceof Node && button?.contains(to) === true;
}
