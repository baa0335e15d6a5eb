import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { baseOf, pathInLocale } from '#rules/locale/address';
import { useLocale } from '../i18n';
import { useRest } from '../presence/use-rest';

interface PlainLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** A path of this site without locale, encoded, with its query if it has one. */
  to: `/${string}`;
  /** Loads the page on pointerdown, or when a mouse rests on the link. */
  isPreloading?: boolean;
  /** Called on a press before this window navigates. */
  onFollow?: () => void;
}

/** Whether the browser handles a press: for another tab or window, a download, a menu. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A mouse that stays on a link for this long is probably about to press it. */
const REST_MS = 50;

/**
 * A link for lists. The router's own link computes its address again after every navigation, to know whether it's the current
 * page, and has two effects; on a page of a hundred tiles that's a tenth of a second on a slow phone. This one's address follows
 * from its props, and it's never marked as the current page.
 */
export function PlainLink({ to, isPreloading = false, onFollow, onClick, onPointerDown, children, ...rest }: PlainLinkProps) {
  const router = useRouter();
  const locale = useLocale();
  // A failure shows once the page is opened.
  const preload = () => void router.preloadRoute({ href: to } as never).catch(() => undefined);
  const resting = useRest(preload, REST_MS);
  return (
    <a
      {...rest}
      {...(isPreloading && resting)}
      href={pathInLocale(locale, to, baseOf(router.history.location.pathname))}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (isPreloading && !isForBrowser(event)) preload();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        onFollow?.();
        void router.navigate({ href: to });
      }}
    >
      {children}
    </a>
  );
}
