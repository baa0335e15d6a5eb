import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { CallFailed } from '../../../platform/api/refusal';
import { toast } from '../../../ui/toast';
import type { Player } from '../../../platform/session';
import { Offers } from './offers';

const sent: unknown[] = [];
let outcome: () => Promise<unknown>;
let shown: Rendered;
let learn: (player: Player) => void;

vi.mock('../../../platform/device', () => ({
  sendForResponse: (_call: unknown, { body }: { body: unknown }) => (sent.push(body), outcome()),
}));
vi.mock('../../../platform/session', async (original) => ({ ...(await original<object>()), loadSession: async () => undefined }));
vi.mock('../../../ui/toast', () => ({ toast: vi.fn() }));

const playerWith = (email: boolean, sms: boolean) => ({ receive_promos: email, receive_sms_promos: sms }) as Player;

function Profile() {
  const [player, setPlayer] = useState(playerWith(false, false));
  useEffect(() => {
    learn = setPlayer;
  }, []);
  return <Offers player={player} />;
}

beforeEach(async () => {
  sent.length = 0;
  outcome = async () => ({ sent: 'sent', response: { has_changed: true } });
  shown = await render(<Profile />);
});

afterEach(() => shown.unmount());

const switches = () => [...shown.page.querySelectorAll('input')];
const states = () => switches().map(({ checked }) => checked);
const flip = (place: number) => act(async () => switches()[place]!.click());

describe('the offer switches', () => {
  it('show the current profile, and only changes are sent [USER-004a]', async () => {
    await act(async () => learn(playerWith(true, false)));
    expect(states()).toEqual([true, false, false, false]);
    await flip(1);
    expect([states(), sent]).toEqual([[true, true, false, false], [{ receive_sms_promos: true }]]);
  });

  it('show whether something has changed [USER-004b]', async () => {
    const tones = () => vi.mocked(toast).mock.calls.map(([{ tone }]) => tone);
    vi.mocked(toast).mockClear();
    await flip(0);
    outcome = async () => ({ sent: 'sent', response: { has_changed: false } });
    await flip(1);
    await flip(1);
    expect(tones()).toEqual(['success', 'info', 'info']);
  });

  it('leave each other unchanged when one is refused', async () => {
    let refuse = (_refusal: CallFailed) => undefined as void;
    outcome = () => new Promise((_resolve, reject) => (refuse = reject));
    await flip(0);
    outcome = async () => ({ sent: 'queued' });
    await flip(1);
    await act(async () => refuse(new CallFailed('bad_input', '', 422)));
    expect(states()).toEqual([false, true, false, false]);
  });
});
