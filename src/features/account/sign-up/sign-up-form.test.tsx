import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentIp } from '#contract/calls/locale';
import { typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { dropDraft, isOwn, keepDraft, readDraft } from './draft';
import { SignUpForm } from './sign-up-form';
import { emptySignUp, type SignUpValues } from './sign-up-shape';

let response: (isTaken: boolean) => void;
let shown: Rendered;
/** What creating an account does. */
let createAccount: (values: SignUpValues) => void = () => undefined;
const onDone = vi.fn<() => void>();
const onBusy = vi.fn<(isBusy: boolean) => void>();

vi.mock('./variant-here', () => ({ useVariant: () => 'b' }));
vi.mock('./sign-up', async (original) => ({
  ...(await original<typeof import('./sign-up')>()),
  isTaken: () => new Promise<boolean>((resolve) => (response = resolve)),
  noteStep: () => undefined,
  signUp: async (values: SignUpValues) => createAccount(values),
}));

beforeEach(async () => {
  onDone.mockClear();
  onBusy.mockClear();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  keepDraft({ step: 2, values: { ...emptySignUp({ country: 'AU', currency: 'AUD' }), email: 'a@b.eu', password: 'Orbit-and-back-7' } });
  shown = await render(<SignUpForm redirect="/cashbox" onBusy={onBusy} onDone={onDone} />);
});

afterEach(async () => {
  await shown.unmount();
  dropDraft();
});

const place = () => shown.page.querySelector('h2')!.textContent;
const field = (name: string) => shown.page.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const press = (name: string) =>
  act(async () => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());

it('going back while the email is being checked stays there', async () => {
  const access = place();
  await press('Next');
  await press('Back');
  const before = place();
  expect(before).not.toBe(access);
  await act(async () => response(false));
  expect(place()).toBe(before);
});

it('waiting for the email check continues to the next step', async () => {
  const access = place();
  await press('Next');
  expect(place()).toBe(access);
  await act(async () => response(false));
  await shown.until(() => expect([place() === access, shown.page.querySelector('select')?.name]).toEqual([false, 'currency']));
});

it('a password that attackers try first is refused in its own step', async () => {
  await shown.unmount();
  keepDraft({ step: 2, values: { ...emptySignUp({ country: 'AU', currency: 'AUD' }), email: 'a@b.eu', password: 'Password123' } });
  shown = await render(<SignUpForm onDone={() => undefined} />);
  const access = place();
  await press('Next');
  await act(async () => response(false));
  await vi.waitUntil(() => act(async () => shown.page.querySelector('[name="password"]')?.getAttribute('aria-invalid') === 'true'));
  expect(place()).toBe(access);
  expect(shown.page.textContent).toContain('appeared in a data leak');
});

it('an address that has an account already says so at its field, and goes no further', async () => {
  const access = place();
  await press('Next');
  await act(async () => response(true));
  expect([place(), document.activeElement, field('email').getAttribute('aria-invalid')]).toEqual([access, field('email'), 'true']);
  expect(shown.page.textContent).toContain('There’s already an account with this email.');
});

it('a step with mistakes isn’t left, and nothing is asked of the server', async () => {
  response = () => undefined;
  const before = response;
  await typeIn(field('email'), 'ada');
  await press('Next');
  expect([field('email').getAttribute('aria-invalid'), response]).toEqual(['true', before]);
});

it('can be filled by the browser, and the heading of the next step is read', async () => {
  expect(['email', 'password'].map((name) => field(name).getAttribute('autocomplete'))).toEqual(['username', 'new-password']);
  await press('Back');
  expect(document.activeElement).toBe(shown.page.querySelector('h2'));
  const filled = [...shown.page.querySelectorAll('input, select')].map((one) => one.getAttribute('autocomplete'));
  expect(filled).toEqual(expect.arrayContaining(['postal-code', 'address-level2', 'street-address']));
  await press('Back');
  expect([...shown.page.querySelectorAll('input')].map((one) => one.getAttribute('autocomplete'))).toEqual([
    'given-name',
    'family-name',
    'bday',
    'tel',
  ]);
  expect(shown.page.querySelector('a[href^="/sign-in"]')?.getAttribute('href')).toBe('/sign-in?redirect=%2Fcashbox');
});

describe('the history of the browser', () => {
  const person = { first_name: 'Ada', last_name: 'Orbit', date_of_birth: '17/05/1990', mobile_phone: '+61 2 5550 0106' };
  const home = { postal_code: '2620', state: 'ACT', city: 'Sydney', address: '4 Observatory Hill' };
  const open = async (step: number) => {
    await shown.unmount();
    dropDraft();
    keepDraft({ step, values: { ...emptySignUp({ country: 'AU', currency: 'AUD' }), ...person, ...home } });
    shown = await render(<SignUpForm onDone={onDone} />);
  };

  it('goes from step to step, as the form’s own Back does, and keeps what was typed', async () => {
    await open(0);
    const first = place();
    await press('Next');
    const second = place();
    await typeIn(field('city'), 'Canberra');
    await press('Next');
    const third = place();
    expect(new Set([first, second, third]).size).toBe(3);
    await shown.back();
    expect([place(), field('city').value, document.activeElement]).toEqual([second, 'Canberra', shown.page.querySelector('h2')]);
    await shown.forward();
    expect(place()).toBe(third);
    await press('Back');
    expect([place(), shown.depth()]).toEqual([second, 1]);
    await shown.back();
    expect([place(), shown.depth(), shown.where()]).toEqual([first, 0, '/']);
    await shown.forward();
    expect(place()).toBe(second);
  });

  it('ends where a draft was opened again; the form’s own Back goes on', async () => {
    await open(1);
    await press('Next');
    await press('Back');
    await press('Back');
    expect([field('first_name').value, shown.depth()]).toEqual(['Ada', 0]);
  });
});

describe('the country', () => {
  const australian = [[queryOf(getCurrentIp, {}).queryKey, { country_code: 'AU' }]] as [readonly unknown[], unknown][];
  const open = async (country: string) => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    await shown.unmount();
    dropDraft();
    keepDraft({ step: 1, values: emptySignUp({ country, currency: 'EUR' }) });
    shown = await render(<SignUpForm onDone={onDone} />, australian);
  };
  const select = () => shown.page.querySelector<HTMLSelectElement>('[name="country"]')!;

  it('is the visitor’s, unless the player has selected another one', async () => {
    await open('');
    await shown.until(() => expect(select().value).toBe('AU'));
    await act(async () => {
      select().value = '';
      select().dispatchEvent(new Event('change', { bubbles: true }));
    });
    await shown.unmount();
    shown = await render(<SignUpForm onDone={onDone} />, australian);
    await shown.settle();
    expect([isOwn('country'), select().value]).toEqual([true, '']);
  });

  it('without postal codes makes the field optional', async () => {
    await open('HK');
    expect(field('postal_code').required).toBe(false);
    expect(shown.page.querySelectorAll('label')[1]!.textContent).toContain('optional');
    await open('NZ');
    expect(field('postal_code').required).toBe(true);
  });
});

describe('the last step', () => {
  const person = { first_name: 'Ada', last_name: 'Orbit', date_of_birth: '17/05/1990', mobile_phone: '+61 2 5550 0106' };
  const home = { postal_code: '2620', state: 'ACT', city: 'Sydney', address: '4 Observatory Hill' };
  const reach = async () => {
    await shown.unmount();
    const start = { ...emptySignUp({ country: 'AU', currency: 'AUD' }), ...person, ...home };
    keepDraft({ step: 3, values: { ...start, email: 'a@b.eu', password: 'Orbit-and-back-7' } });
    shown = await render(<SignUpForm onBusy={onBusy} onDone={onDone} />);
  };
  const accept = () => act(async () => shown.page.querySelector<HTMLInputElement>('[name="terms_acceptance"]')!.click());

  it('creates no account before its terms are accepted', async () => {
    await reach();
    createAccount = vi.fn();
    await press('Create account');
    expect([vi.mocked(createAccount).mock.calls, onDone.mock.calls]).toEqual([[], []]);
    expect(shown.page.textContent).toContain('Tick this box to continue.');
  });

  it('creates the account with everything that was typed, once, and forgets the draft', async () => {
    await reach();
    const made: SignUpValues[] = [];
    createAccount = (values) => void made.push(values);
    await accept();
    await press('Create account');
    expect(made).toEqual([expect.objectContaining({ ...person, ...home, email: 'a@b.eu', currency: 'AUD', receive_promos: false })]);
    expect([onDone.mock.calls.length, onBusy.mock.calls, readDraft({ country: 'DE', currency: 'EUR' }).step]).toEqual([1, [[true]], 0]);
  });

  it('leads back to the field that the server refuses, with its message', async () => {
    await reach();
    createAccount = () => {
      throw new CallFailed('bad_input', '', 422, { 'user.city': [{ code: 'fields.invalid', message: 'No such city.' }] });
    };
    await accept();
    await press('Create account');
    expect([onDone.mock.calls, onBusy.mock.calls]).toEqual([[], [[true], [false]]]);
    expect([document.activeElement, shown.page.textContent?.includes('No such city.')]).toEqual([field('city'), true]);
  });

  it('announces a refusal that concerns no field, and can be sent again', async () => {
    await reach();
    createAccount = () => {
      throw new CallFailed('registration_restricted', '', 403);
    };
    await accept();
    await press('Create account');
    expect([shown.page.querySelector('[role="alert"]') === null, onDone.mock.calls]).toEqual([false, []]);
    createAccount = () => undefined;
    await press('Create account');
    expect(onDone).toHaveBeenCalledOnce();
  });
});
