import { act, useEffect } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportFieldErrors } from '#contract/calls/tracking';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../api/client';
import { CallFailed } from '../api/refusal';
import { type Form, useForm } from './use-form';

const shape = {
  name: 'test-form',
  fields: { city: v.pipe(v.string(), v.nonEmpty()), email: v.pipe(v.string(), v.email('fields.email')) },
} as const;

let shown: Rendered;
let form: Form<'city' | 'email'>;
let received: unknown[];

function Sheet({ send }: { send: () => Promise<void> }) {
  const own = useForm(shape, { city: '', email: 'not-an-address' }, send);
  useEffect(() => {
    form = own;
  });
  return <output>{own.errorOf('email')}</output>;
}

beforeEach(() => {
  received = [];
  vi.useFakeTimers();
  wireClient({
    fetch: async (url, init) => {
      received.push([init?.method, url, JSON.parse(init?.body as string)]);
      return Response.json({});
    },
  });
});

afterEach(async () => {
  await shown.unmount();
});

const submit = () => act(() => form.submit());
const pass = () => act(() => vi.advanceTimersByTimeAsync(1_000));

it('errors that a form shows are reported once by field and key, without the typed value [FORM-023]', async () => {
  shown = await render(<Sheet send={async () => undefined} />);
  await submit();
  await submit();
  await pass();
  const errors = [
    { key: 'city', firstMessage: 'fields.required' },
    { key: 'email', firstMessage: 'fields.email' },
  ];
  expect(received).toEqual([[reportFieldErrors.method, reportFieldErrors.path, { side: 'client', component: 'test-form', errors }]]);
  expect(JSON.stringify(received)).not.toContain('not-an-address');
});

it('the server’s errors are reported as the server’s [FORM-023]', async () => {
  const fields = { email: [{ code: 'fields.email_taken', message: 'Somebody has it.' }] };
  shown = await render(<Sheet send={async () => Promise.reject(new CallFailed('email_taken', '', 422, fields as never))} />);
  await act(async () => {
    form.set('city', 'Oslo');
    form.set('email', 'ada@perigee.example');
  });
  await submit();
  await pass();
  expect(received).toEqual([
    [
      'PUT',
      '/metrics-errors-validation',
      { side: 'server', component: 'test-form', errors: [{ key: 'email', firstMessage: 'fields.email_taken' }] },
    ],
  ]);
});
