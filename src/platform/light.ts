import { useAppContext } from './app-context';

/**
 * Whether this window is in data-saver mode. Its document says so before the first picture is requested, so server-rendered and
 * client-rendered pages request the same pictures. For window-only code; components use `useIsLight`.
 */
export function isLight(): boolean {
  return 'light' in document.documentElement.dataset;
}

/** Whether pictures and motion should save data. */
export function useIsLight(): boolean {
  return useAppContext().isLight();
}
