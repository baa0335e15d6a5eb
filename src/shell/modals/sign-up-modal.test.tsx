import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { useStepHistory } from '../../features/account/sign-up/step-history';
import { session } from '../../platform/session';
import SignUpModal from './sign-up-modal';

vi.mock('../../features/account/sign-up/sign-up-form', () => ({
  SignUpForm: function Form({ onDone }: { onDone: () => void }) {
    const { step, goOn } = useStepHistory(0);
    return (
      <>
        <button type="button" onClick={() => goOn(step)}>
          Next
        </button>
        <button type="button" onClick={onDone}>
          Done
        </button>
      </>
    );
  },
}));
vi.mock('../../features/cashbox/steps/first-limit', () => ({ FirstLimit: () => <p>Would you like a limit?</p> }));

let shown: Rendered;
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  onClose.mockClear();
  Object.assign(session, { status: 'guest', player: null });
  shown = await render(<SignUpModal asked={{ redirect: '/vip' }} onClose={onClose} />);
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

it('closing the form stays on the page', async () => {
  await pressButton('Close');
  expect([onClose.mock.calls.length, shown.where()]).toEqual([1, '/']);
});

it('closing the form at a later step leaves none of its steps for the way back', async () => {
  await pressButton('Next');
  await pressButton('Next');
  expect(shown.depth()).toBe(2);
  await pressButton('Close');
  expect([onClose.mock.calls.length, shown.depth()]).toEqual([1, 0]);
});

it('signing up leaves none of its steps for the way back', async () => {
  await act(async () => void Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } }));
  await pressButton('Next');
  await pressButton('Done');
  expect([document.body.textContent?.includes('Would you like a limit?'), shown.depth()]).toEqual([true, 0]);
});

it('closing the question after it continues to where the player wanted to go', async () => {
  await act(async () => void Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } }));
  await pressButton('Done');
  expect(document.body.textContent).toContain('Would you like a limit?');
  await pressButton('Close');
  await shown.until(() => expect(shown.where()).toBe('/vip'));
  expect(onClose).not.toHaveBeenCalled();
});
