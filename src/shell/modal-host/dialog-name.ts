import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

/** The name of the open dialog, if its address alone doesn't determine it. */
const state = proxy<{ name: string | null }>({ name: null });

/** Puts a dialog's name into the tab's title while it's open (SEO-004). */
export function useNameDialog(name: string): void {
  useEffect(() => {
    state.name = name;
    return () => void (state.name = null);
  }, [name]);
}

/** The name of the open dialog; null if its address determines it. */
export const useDialogName = (): string | null => useSnapshot(state).name;
