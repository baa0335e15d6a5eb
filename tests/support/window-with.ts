import type { QueryClient } from '@tanstack/react-query';
import type { AppContext } from '../../src/platform/context/app-context';
import { makeWindowContext } from '../../src/platform/context/window-context';

/** The context of this window with a cache of the test's own, and with other parts where the test needs them. */
export function windowWith(queryClient: QueryClient, parts: Partial<AppContext> = {}): AppContext {
  return { ...makeWindowContext(), queryClient, ...parts };
}
