import { useRouter } from '@tanstack/react-router';
import { safePath } from '#rules/account/sign-in/safe-path';

/** Where a player goes after signing in: to the return address, if that's a path of this site (ROUTE-049). */
export function useAfterSignIn(redirect: unknown, otherwise: () => void): () => void {
  const router = useRouter();
  const path = safePath(redirect);
  return () => {
    if (path) void router.navigate({ href: path, replace: true });
    else otherwise();
  };
}
