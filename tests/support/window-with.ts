import type { QueryClient } from '@tanstack/react-query';
import type { AppContext } from '../../src/platform/context/app-context';
import { makeWindowContext } from '../../src/platform/context/window-context';

/** This window's context with a cache of its own; a test may replace other parts too. */
export function windowWith(queryClient: QueryClient, parts: Partial<AppContext> = {}): AppContext {
  return { ...makeWindowContext(), queryClient, ...parts };
}
