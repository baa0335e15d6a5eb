/** What the server draws for, where there is no document of a window. */
let isDrawnLight = false;

/** Says whether what is drawn from here on is light. */
export function drawLight(isLight: boolean): void {
  isDrawnLight = isLight;
}

/**
 * Whether this window is light: its document says so before the first picture is asked for, so that what the server drew
 * and what is drawn here ask for the same pictures.
 */
export function isLight(): boolean {
  return globalThis.document ? 'light' in document.documentElement.dataset : isDrawnLight;
}
