import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import type { DepositOneClick, DepositStep, WithdrawStep } from '../../features/cashbox';
import { useDepositOffers } from '../../features/gifts/offers/deposit-offers';
import { forgetMoment, usePushQuestion } from '../../features/notifications/push/earned-moment';
import { session } from '../../platform/session';
import DepositFastModal from './deposit-fast-modal';
import DepositModal from './deposit-modal';
import ProfileForPlay from './profile-for-play';
import WithdrawModal from './withdraw-modal';

type Deposit = ComponentProps<typeof DepositStep>;

let deposit: Partial<Deposit> | null = null;

vi.mock('../../features/cashbox', () => ({
  DepositStep: (props: Deposit) => {
    deposit = props;
    return null;
  },
  DepositOneClick: (_props: ComponentProps<typeof DepositOneClick>) => <p>The last deposit again</p>,
  WithdrawStep: ({ onRequested }: ComponentProps<typeof WithdrawStep>) => (
    <button type="button" onClick={onRequested}>
      Requested
    </button>
  ),
}));
vi.mock('../../features/account/profile/profile-form', () => ({
  ProfileForm: ({ onSaved }: { onSaved?: () => void }) => (
    <button type="button" onClick={onSaved}>
      Saved
    </button>
  ),
}));
vi.mock('../../features/notifications/push/push-ability', () => ({ pushAbility: () => 'default' }));
vi.mock('../../features/gifts/offers/deposit-offers', () => ({
  useDepositOffers: vi.fn(),
  DepositOffers: () => null,
  ChosenOffer: () => null,
}));

const onClose = vi.fn<() => void>();
const signIn = (playBreak: object | null = null) =>
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR', play_break: playBreak } });
const resting = { type: 'coolingoff', until: null };

let shown: Rendered;

beforeEach(() => {
  deposit = null;
  signIn();
});

afterEach(async () => {
  await shown.unmount();
  forgetMoment();
  Object.assign(session, { status: 'unknown', player: null });
});

describe('a deposit over the page', () => {
  it('gets what its address asks for, and requests its bonuses along with the methods', async () => {
    const asked = { amountProp: '25', fromDashboard: 'true', account: 'CAD', payment: 'p-1', bonus: 'true' };
    shown = await render(<DepositModal asked={asked} onClose={onClose} />);
    expect(deposit).toMatchObject({ amountProp: 25, fromDashboard: true, account: 'CAD', paymentId: 'p-1', bonuses: { isFirst: true } });
    expect(useDepositOffers).toHaveBeenCalled();
  });

  it('takes an amount that isn’t one for none', async () => {
    shown = await render(<DepositModal asked={{ amountProp: 'much' }} onClose={onClose} />);
    expect(deposit).toMatchObject({ amountProp: 0, fromDashboard: false, bonuses: { isFirst: false } });
    expect(deposit).not.toHaveProperty('paymentId');
  });

  it('isn’t offered on a break, during which a payment that has begun can still be followed [LIMIT-006a]', async () => {
    signIn(resting);
    shown = await render(<DepositModal asked={{}} onClose={onClose} />);
    expect([deposit, document.body.textContent?.includes('You’re taking a break from play')]).toEqual([null, true]);
    await shown.unmount();
    shown = await render(<DepositModal asked={{ payment: 'p-1' }} onClose={onClose} />);
    expect(deposit).toMatchObject({ paymentId: 'p-1' });
  });

  it('isn’t repeated on a break either [LIMIT-006a]', async () => {
    shown = await render(<DepositFastModal asked={{}} onClose={onClose} />);
    expect(document.body.textContent).toContain('The last deposit again');
    await shown.unmount();
    signIn(resting);
    shown = await render(<DepositFastModal asked={{}} onClose={onClose} />);
    expect(document.body.textContent).not.toContain('The last deposit again');
  });
});

it('a requested withdrawal is a reason to ask for pushes', async () => {
  const Question = () => <output>{usePushQuestion({ isInRound: false, isInCashbox: false }).isAsked ? 'asked' : 'quiet'}</output>;
  shown = await render(
    <>
      <WithdrawModal asked={{}} onClose={onClose} />
      <Question />
    </>,
  );
  const said = () => shown.page.querySelector('output')!.textContent;
  expect(said()).toBe('quiet');
  await pressButton('Requested');
  expect(said()).toBe('asked');
});

it('the profile over a game names what’s missing, and the game learns when it’s saved', async () => {
  const onSaved = vi.fn<() => void>();
  shown = await render(<ProfileForPlay missing={['city', 'shoe_size']} onSaved={onSaved} onClose={onClose} />);
  expect(document.body.textContent).toContain('City, shoe_size');
  expect(onSaved).not.toHaveBeenCalled();
  await pressButton('Saved');
  expect(onSaved).toHaveBeenCalledOnce();
});
