/** Runs something while the page is shown, including after a return from the back/forward cache. */
export function whileShown({ start, stop }: { start(): void; stop(): void }): void {
  start();
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', (event) => event.persisted && start());
}
