import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

/** What the open dialog calls itself, where its address alone doesn't say it. */
const state = proxy<{ name: string | null }>({ name: null });

/** Names the tab after a dialog for as long as it's open (SEO-004). */
export function useNameDialog(name: string): void {
  useEffect(() => {
    state.name = name;
    return () => void (state.name = null);
  }, [name]);
}

/** What the open dialog calls itself; null where its address says it. */
export const useDialogName = (): string | null => useSnapshot(state).name;
