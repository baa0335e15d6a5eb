/** Whether a panel ignores what would close it: a press of its own button, which closes it by its own handler. */
export function staysOpen(event: Event, button: HTMLElement | null): boolean {
  const to = event instanceof FocusEvent && event.type === 'focusout' ? event.relatedTarget : event.target;
  return event.type !== 'keydown' && to instanceof Node && button?.contains(to) === true;
}
