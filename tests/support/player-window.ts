import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../../src/platform/session';
import { completePlayer } from './deposit-page';
import { render, type Rendered } from './render';

/** A window of a player with a complete profile, without a database on the device; new for each test. */
export function playerWindow() {
  const given = {
    shown: undefined as unknown as Rendered,
    /** Shows an element with these reads in the cache. */
    open: async (element: ReactElement, known?: [readonly unknown[], unknown][]): Promise<Rendered> => {
      given.shown = await render(element, known);
      return given.shown;
    },
  };

  beforeEach(() => {
    vi.stubGlobal('indexedDB', undefined);
    Object.assign(session, { status: 'player', player: completePlayer });
  });

  afterEach(async () => {
    await given.shown.unmount();
    Object.assign(session, { status: 'unknown', player: null });
    vi.unstubAllGlobals();
  });

  return given;
}
