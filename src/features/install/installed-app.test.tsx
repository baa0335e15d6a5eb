import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { installWindow } from '#tests/support/install-window';

const browser = installWindow();
const { received, give, launch } = browser;

describe('the installed app', () => {
  beforeEach(() => {
    browser.mode = 'standalone';
  });

  it.each(['standalone', 'minimal-ui', 'window-controls-overlay', 'the home screen of iOS'])(
    'is recognised in a window of the kind %s [PWA-004a]',
    async (kind) => {
      browser.mode = kind;
      if (kind === 'the home screen of iOS') give('standalone', true);
      await launch();
      expect(received).toEqual(['standalone_launch', 1401]);
    },
  );

  it('isn’t recognised in a tab or in full screen', async () => {
    for (const kind of ['browser', 'fullscreen']) {
      browser.mode = kind;
      await launch();
    }
    expect(received).toEqual(['banner_shown', 'banner_shown']);
  });

  it('reports its launch, and adds its player to the group once, whichever check runs first [PWA-004a, PWA-005a]', async () => {
    const { install, page } = await launch();
    install.note({ kind: 'signed_in', isStandalone: true, groups: [] });
    install.note({ kind: 'signed_in', isStandalone: true, groups: [] });
    expect(received).toEqual(['standalone_launch', 1401]);
    expect(page.querySelector('aside')).toBeNull();
  });

  it('waits for a player who signs in later; the next player joins too [PWA-004b]', async () => {
    const { install, session } = await launch({ isGuest: true });
    expect(received).toEqual(['standalone_launch']);
    for (const id of [7, 8]) {
      Object.assign(session, { status: 'player', player: { id, groups: [] } });
      install.note({ kind: 'signed_in', isStandalone: true, groups: [] });
    }
    expect(received).toEqual(['standalone_launch', 1401, 1401]);
  });

  it('reports its launch once, however often its window reloads [PWA-005a]', async () => {
    await launch({ groups: [1401] });
    await launch({ groups: [1401] });
    expect(received).toEqual(['standalone_launch']);
  });

  it('requests nothing for a member of the group', async () => {
    await launch({ groups: [1401] });
    expect(received).toEqual(['standalone_launch']);
  });

  it('tracks the browser’s own installation [PWA-005a]', async () => {
    browser.mode = 'browser';
    const { page, settle } = await launch();
    await act(async () => void dispatchEvent(new Event('appinstalled')));
    await settle();
    expect([received, page.querySelector('aside')]).toEqual([['banner_shown', 'installed'], null]);
  });
});
