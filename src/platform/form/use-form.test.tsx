// @vitest-environment happy-dom
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

describe('a form with several fields filled at the same time', () => {
  it('keeps each of them', async () => {
    await show();
    await act(async () => {
      form.set('city', 'Bergen');
      form.set('street', 'Hill 4');
    });
    expect(form.values).toEqual({ city: 'Bergen', street: 'Hill 4' });
  });
});
