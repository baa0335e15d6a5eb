import { act, useEffect } from 'react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { CallFailed } from '../api/refusal';
import { isBusy } from '../service-worker/busy';
import { type Form, useForm } from './use-form';

const shape = { name: 'test', fields: { city: v.string(), street: v.string() } } as const;
let page: Rendered;
let form: Form<'city' | 'street'>;

function Sheet({ send }: { send: () => Promise<void> }) {
  const own = useForm(shape, { city: 'Oslo', street: '' }, send);
  useEffect(() => {
    form = own;
  });
  return <output>{own.values.city}</output>;
}

async function show(send: () => Promise<void> = async () => undefined): Promise<void> {
  page = await render(<Sheet send={send} />);
}

const type = (city: string) => act(async () => form.set('city', city));
const submit = () => act(() => form.submit());

afterEach(() => page.unmount());

describe('a half-filled form', () => {
  it('keeps the window busy until its values are back to the initial ones [OFF-004a]', async () => {
    await show();
    expect(isBusy()).toBe(false);
    await type('Bergen');
    expect(isBusy()).toBe(true);
    await type('Oslo');
    expect(isBusy()).toBe(false);
  });

  it('keeps it busy until it’s sent, even if the server refuses it [OFF-004a]', async () => {
    let isRefused = true;
    await show(async () => {
      if (isRefused) throw new CallFailed('unavailable', '', 503, {});
    });
    await type('Bergen');
    await submit();
    expect(isBusy()).toBe(true);
    isRefused = false;
    await submit();
    expect(isBusy()).toBe(false);
    await type('Oslo');
    expect(isBusy()).toBe(true);
  });

  it('frees the window when it unmounts', async () => {
    await show();
    await type('Bergen');
    await page.unmount();
    expect(isBusy()).toBe(false);
    await show();
  });
});

describe('a refusal of the server', () => {
  const problem = [{ code: 'fields.required', message: 'Which city?' }];
  const refused = (fields: CallFailed['fields']) =>
    show(async () => {
      throw new CallFailed('bad_input', 'Check the fields', 422, fields);
    });

  it('is shown at the fields that it names', async () => {
    await refused({ 'user.city': problem });
    await submit();
    expect([form.errorOf('city'), form.errorOf('street'), form.failure]).toEqual(['Which city?', undefined, null]);
  });

  it('that names no field of the form is shown above it', async () => {
    await refused({ 'user.country': problem });
    await submit();
    expect([form.errorOf('city'), form.failure?.code]).toEqual([undefined, 'bad_input']);
  });
});

it('a submission that fails for another reason shows that above the form, and is reported', async () => {
  await show(async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await act(() => expect(form.submit()).rejects.toThrow(TypeError));
  expect([form.failure?.code, form.isBusy]).toEqual(['unavailable', false]);
});

describe('a form whose fields are filled at the same time', () => {
  it('keeps each field’s value', async () => {
    await show();
    await act(async () => {
      form.set('city', 'Bergen');
      form.set('street', 'Hill 4');
    });
    expect(form.values).toEqual({ city: 'Bergen', street: 'Hill 4' });
  });
});

const wanted = v.pipe(v.string(), v.minLength(2, 'fields.required'));
const address = { name: 'address', fields: { city: wanted, street: wanted } } as const;

/** A form with inputs that can take the focus. */
function Inputs({ send }: { send: () => Promise<void> }) {
  const own = useForm(address, { city: '', street: '' }, send);
  useEffect(() => {
    form = own;
  });
  const { error: cityError, pattern: _city, ...city } = own.field('city') as ReturnType<typeof own.field> & { pattern?: string };
  const { error: streetError, pattern: _street, ...street } = own.field('street') as ReturnType<typeof own.field> & { pattern?: string };
  return (
    <form {...own.props}>
      <input {...city} data-error={cityError} />
      <input {...street} data-error={streetError} />
    </form>
  );
}

describe('the fields of a form', () => {
  const input = (name: string) => page.page.querySelector<HTMLInputElement>(`input[name=${name}]`)!;

  it('show no error for being empty on blur, only on submit, when the first one is focused', async () => {
    page = await render(<Inputs send={async () => undefined} />);
    await act(async () => form.field('city').onBlur());
    expect(form.errorOf('city')).toBeUndefined();
    await submit();
    expect([form.errorOf('city'), form.errorOf('street')].map((error) => error !== undefined)).toEqual([true, true]);
    expect(document.activeElement).toBe(input('city'));
  });

  it('lose their error as soon as the input is valid', async () => {
    page = await render(<Inputs send={async () => undefined} />);
    await submit();
    await act(async () => form.set('city', 'O'));
    expect(form.errorOf('city')).toBeDefined();
    await act(async () => form.set('city', 'Oslo'));
    expect(form.errorOf('city')).toBeUndefined();
  });

  it('that the server refuses show errors, and the first one is focused', async () => {
    const problem = [{ code: 'fields.invalid', message: 'No such place' }];
    page = await render(
      <Inputs
        send={async () => {
          throw new CallFailed('bad_input', '', 422, { city: problem, street: problem });
        }}
      />,
    );
    await act(async () => form.set('city', 'Oslo'));
    await act(async () => form.set('street', 'Main'));
    await submit();
    expect([form.errorOf('city'), document.activeElement === input('city')]).toEqual(['No such place', true]);
  });
});

describe('a submission', () => {
  it('is sent once, however often it’s submitted meanwhile, and clears an earlier failure', async () => {
    let sent = 0;
    let finish: () => void = () => undefined;
    await show(() => {
      sent += 1;
      if (sent === 1) throw new CallFailed('unavailable', '', 503, {});
      return new Promise<void>((resolve) => (finish = resolve));
    });
    await submit();
    expect(form.failure?.code).toBe('unavailable');
    let last: Promise<void> = Promise.resolve();
    await act(async () => void (last = form.submit()));
    expect([form.failure, form.isBusy]).toEqual([null, true]);
    await submit();
    await act(async () => (finish(), last));
    expect([sent, form.isBusy]).toEqual([2, false]);
  });

  it('that fails for another reason leaves the form usable', async () => {
    await show(async () => {
      throw new TypeError('a mistake');
    });
    let error: unknown;
    await act(async () => void (await form.submit().catch((thrown: unknown) => (error = thrown))));
    expect([error instanceof TypeError, form.isBusy]).toEqual([true, false]);
  });
});

it('a failure for want of a network ends when the network is back', async () => {
  await show(async () => {
    throw new CallFailed('offline', '', 0);
  });
  await submit();
  expect(form.failure?.isOffline).toBe(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(form.failure).toBeNull();
  await submit();
  expect(form.failure?.isOffline).toBe(true);
});
