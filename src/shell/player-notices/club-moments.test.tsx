import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storage } from '#contract/storage';
import { groups } from '#rules/account/groups';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../platform/session';
import ClubMoments from './club-moments';

let shown: Rendered;
const inGroups = (...groups: number[]) =>
  act(async () => void Object.assign(session, { status: 'player', player: { id: 7, groups, currency: 'EUR' } }));
const sheet = () => new URL(shown.where(), 'http://x').searchParams.get('asked');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(session, { status: 'guest', player: null });
});

afterEach(async () => {
  document.querySelectorAll('[role=dialog]').forEach((dialog) => dialog.remove());
  await shown.unmount();
});

describe('the club’s automatic dialogs', () => {
  it('welcomes a player of a level above the first after a login in this window, once on the device [VIP-004a]', async () => {
    shown = await render(<ClubMoments isPlaying={false} />);
    await inGroups(257);
    expect(sheet()).toBeNull();
    await shown.unmount();
    sessionStorage.setItem(storage.session.login, 'true');
    await inGroups(1117);
    shown = await render(<ClubMoments isPlaying={false} />);
    expect(sheet()).toBeNull();
    await shown.unmount();
    localStorage.setItem(storage.local.vipLevel, '[7,"2"]');
    await inGroups(257);
    shown = await render(<ClubMoments isPlaying={false} />);
    await shown.until(() => expect(sheet()).toContain('welcome'));
    await shown.unmount();
    shown = await render(<ClubMoments isPlaying={false} />);
    await shown.settle();
    expect(sheet()).toBeNull();
  });

  it('announces a new level as soon as the player’s groups change [VIP-005a]', async () => {
    localStorage.setItem(storage.local.vipWelcome, '1');
    await inGroups(257);
    shown = await render(<ClubMoments isPlaying={false} />);
    expect(sheet()).toBeNull();
    await inGroups(257, 258);
    await shown.until(() => expect(sheet()).toContain('level-up'));
  });

  it('announces the first new level of an account that was created on this device [VIP-005a]', async () => {
    shown = await render(<ClubMoments isPlaying={false} />);
    await inGroups(544, groups.risingStar);
    expect(sheet()).toBeNull();
    await inGroups(544, groups.risingStar, 257);
    await shown.until(() => expect(sheet()).toContain('level-up'));
  });

  it('waits during a game or a dialog, and shows afterwards [VIP-005a, VIP-005b]', async () => {
    localStorage.setItem(storage.local.vipWelcome, '1');
    localStorage.setItem(storage.local.vipLevel, '[7,"2"]');
    await inGroups(258);
    shown = await render(<ClubMoments isPlaying />);
    expect(sheet()).toBeNull();
    await shown.unmount();
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
    shown = await render(<ClubMoments isPlaying={false} />);
    expect(sheet()).toBeNull();
    await shown.unmount();
    document.querySelector('[role=dialog]')!.remove();
    shown = await render(<ClubMoments isPlaying={false} />);
    await shown.until(() => expect(sheet()).toContain('level-up'));
  });

  it('announces a level once the dialog before it is closed, without a navigation [VIP-005b]', async () => {
    localStorage.setItem(storage.local.vipWelcome, '1');
    localStorage.setItem(storage.local.vipLevel, '[7,"2"]');
    await inGroups(258);
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
    shown = await render(<ClubMoments isPlaying={false} />);
    expect(sheet()).toBeNull();
    document.querySelector('[role=dialog]')!.remove();
    await shown.until(() => expect(sheet()).toContain('level-up'));
    expect(localStorage.getItem(storage.local.vipLevel)).toBe('[7,"3"]');
  });
});
