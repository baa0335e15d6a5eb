import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

const modalOf = (search: object) => (search as { modal?: string }).modal ?? '';

/** The sheets on the screen, the topmost last. */
const openSheets = () => [...document.querySelectorAll<HTMLElement>('[data-opened-over][data-open]')];

/**
 * The browser's Back closes an open sheet and stays on the page, as Android's users expect. The sheet of a dialog that has its own address is
 * left to the router, which removes that address (decision 0149). Does nothing without a router. Returns the sheet's `data-opened-over`.
 */
export function useCloseOnBack(popup: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): string {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined;
  const close = useEffectEvent(onClose);
  const [openedOver, setOpenedOver] = useState('');
  // In the commit that shows the sheet: Back may follow immediately.
  useLayoutEffect(() => {
    if (!isOpen || !router) return undefined;
    const modal = () => modalOf(router.latestLocation.search);
    setOpenedOver(modal());
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }: { action: string }) => {
        const sheets = openSheets();
        const isTopmost = sheets.at(-1) === popup.current;
        const addressed = modal() && sheets.find(({ dataset }) => dataset['openedOver'] === modal());
        if (action !== 'BACK' || !isTopmost || addressed === popup.current) return false;
        close();
        return true;
      },
    });
  }, [isOpen, popup, router]);
  return openedOver;
}
