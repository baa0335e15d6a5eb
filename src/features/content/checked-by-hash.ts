import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** Checks the checkbox named by the address's hash (ROUTE-047). */
export function useCheckedByHash(body: RefObject<HTMLElement | null>): void {
  const name = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (!name) return;
    for (const box of body.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])
      if (box.name === name) box.checked = true;
  }, [body, name]);
}
