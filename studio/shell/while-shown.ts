/** Runs something as long as the page exists for its visitor, also after it has come back from the browser's cache. */
export function whileShown({ start, stop }: { start(): void; stop(): void }): void {
  start();
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', (event) => event.persisted && start());
}
