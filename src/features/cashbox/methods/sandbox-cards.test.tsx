import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { completePlayer } from '#tests/support/deposit-page';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { SandboxCards } from './sandbox-cards';

let shown: Rendered;
afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

it('a test card is filled in with the player’s own name, and the list closes over the form', async () => {
  Object.assign(session, { status: 'player', player: completePlayer });
  const onUse = vi.fn<(values: object) => void>();
  shown = await render(<SandboxCards onUse={onUse} />);
  const list = shown.page.querySelector('details')!;
  list.open = true;
  await act(async () => list.querySelectorAll('button')[4]!.click());
  expect(onUse.mock.calls).toEqual([[{ card_number: '4000 0000 0000 0002', expiry: '12/39', security_code: '123', holder: 'Ada Orbit' }]]);
  expect(list.open).toBe(false);
});
