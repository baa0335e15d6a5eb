import { createElement } from 'react';
import { expect, it } from 'vitest';
import { installWindow } from '#tests/support/install-window';

const browser = installWindow();

it('installing is offered only after the answer about cookies, not over a game, and not while there’s trouble', async () => {
  await browser.launch();
  const [{ default: InstallOffers }, { agree }, { storage }] = await Promise.all([
    import('./install-offers'),
    import('../../platform/storage/consent'),
    import('#contract/storage'),
  ]);
  const isOffered = async (isPlaying: boolean, hasTrouble: boolean) =>
    (await browser.show(createElement(InstallOffers, { isPlaying, hasTrouble }))).page.querySelector('aside') !== null;
  expect(await isOffered(false, false)).toBe(false);
  agree(storage.cookies.cookies);
  expect([await isOffered(false, false), await isOffered(true, false), await isOffered(false, true)]).toEqual([true, false, false]);
});
