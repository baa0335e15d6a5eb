/** Space spins from anywhere but another control, and not while a sheet is open. */
export function spinOnSpace(spin: () => void): void {
  window.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || document.querySelector('dialog[open]')) return;
    if (event.target instanceof HTMLElement && event.target.closest('button, input, select, summary')) return;
    event.preventDefault();
    spin();
  });
}
