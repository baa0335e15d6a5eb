import type { QueryClient } from '@tanstack/react-query';
import type { AppContext } from '../../src/platform/context/app-context';
import { makeWindowContext } from '../../src/platform/context/window-context';

/** This window's context with a cache of its own. */
export function windowWith(queryClient: QueryClient): AppContext {
  return { ...makeWindowContext(), queryClient };
}
