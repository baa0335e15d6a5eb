import { useAppContext } from '../context/app-context';

/**
 * Whether this window is in data-saver mode: its document says so before the first picture is requested, so that what the server rendered
 * and what is rendered here ask for the same pictures. For what runs in windows only; components use `useIsDataSaving`.
 */
export function isDataSaving(): boolean {
  return 'saver' in document.documentElement.dataset;
}

/** Whether pictures and motion should save data, as a hook. */
export function useIsDataSaving(): boolean {
  return useAppContext().isDataSaving();
}
