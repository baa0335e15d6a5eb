import type { AnyRouter } from '@tanstack/react-router';

/** How long `#chat` is in the address before the chat opens (ROUTE-041). */
export const CHAT_OPENS_AFTER_MS = 1_000;

/** Opens the chat a second after an address with the hash `#chat`, over that address's page; returns a function that stops it. */
export function followChatHash(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ hash }: { hash: string }) => {
    clearTimeout(timer);
    if (hash !== 'chat') return;
    timer = setTimeout(() => {
      void router.navigate({
        to: '.',
        search: ((search: object) => ({ ...search, modal: 'support' })) as never,
        hash: '',
        replace: true,
        resetScroll: false,
      });
    }, CHAT_OPENS_AFTER_MS);
  };
  follow(router.state.location);
  const stop = router.subscribe('onResolved', ({ toLocation }) => follow(toLocation));
  return () => {
    clearTimeout(timer);
    stop();
  };
}
