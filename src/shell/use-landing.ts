import { useNavigate } from '@tanstack/react-router';
import { safePath } from '#rules/account/safe-path';

/** Where a player goes on after a door: to the page that was asked for, if it is one of this site, else as given (ROUTE-049). */
export function useLanding(redirect: string | undefined, otherwise: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    const path = safePath(redirect);
    if (path) void navigate({ href: path, replace: true });
    else otherwise();
  };
}
