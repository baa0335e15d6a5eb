import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { session } from '../../src/platform/session';
import { openSite, type Responses, type Site } from './open-site';

/** The whole app, a guest's unless overridden; new for each test. */
export function wholeSite() {
  const given = {
    site: undefined as unknown as Site,
    /** Reported failures, which aren't sent by the API client. */
    logged: [] as { code: string; path: string }[],
    isWide: false,

    /** The window's session: a player's in these groups, or a guest's. */
    become: (held: number[] | null) =>
      Object.assign(
        session,
        held
          ? { status: 'player', player: { id: 7, nickname: 'Nova', groups: held, currency: 'EUR', statuses: [], auth_fields_missed: [] } }
          : { status: 'guest', player: null },
      ),

    open: async (address: string, responses?: Responses) => void (given.site = await openSite(address, responses)),
    main: () => given.site.element.querySelector('main')!,
  };

  // Lazy modules are loaded up front, so that no test waits for the disk.
  beforeAll(async () => {
    await Promise.all([
      import('../../src/shell/header/wide-header'),
      import('../../src/shell/player-area/player-area'),
      import('../../src/shell/later-parts'),
      import('../../src/shell/modals/sign-in-modal'),
    ]);
  });

  beforeEach(() => {
    given.become(null);
    given.logged = [];
    given.isWide = false;
    vi.stubGlobal('matchMedia', () => ({ matches: given.isWide, addEventListener: () => undefined, removeEventListener: () => undefined }));
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url === '/log') given.logged.push(JSON.parse(init?.body as string) as { code: string; path: string });
      return Response.json({});
    });
  });

  afterEach(async () => {
    await given.site.close();
    vi.unstubAllGlobals();
    Object.assign(session, { status: 'unknown', player: null });
  });

  return given;
}
