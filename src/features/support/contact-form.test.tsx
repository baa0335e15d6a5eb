// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '#contract/fields/support';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { isBusy } from '../../platform/service-worker/busy';
import { session } from '../../platform/session';
import { keepRestoreId } from './chat-device';
import { ContactForm } from './contact-form';
import { type Conversation } from './support-calls';
import { SupportPage } from './support-page';

const id = 'r'.repeat(43);
const message = (number: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: number,
  author: 'visitor',
  name: null,
  text: `Message ${number}`,
  at: '2026-03-04T12:00:00Z',
  ...change,
});
const answered: Conversation = {
  restore_id: id,
  group: 1,
  read_to: 1,
  messages: [message(1), message(2, { author: 'operator', name: 'Mira', text: 'Good day!' })],
};

interface Sent {
  method: string;
  url: string;
  body: unknown;
}

let shown: Rendered;
let sent: Sent[];
let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  localStorage.clear();
  keepRestoreId(null);
  sent = [];
  answers = {};
  Object.assign(session, {
    status: 'player',
    player: { id: 7, groups: [], currency: 'EUR', first_name: 'Rena', email: 'rena@orbit.example' },
  });
  wireClient({
    fetch: async (url, init) => {
      const method = init?.method ?? 'GET';
      sent.push({ method, url, body: init?.body === undefined ? undefined : JSON.parse(init.body as string) });
      return answers[`${method} ${url}`]?.() ?? Response.json(url === '/api/support/restore-id' ? { restore_id: id } : answered);
    },
  });
});

afterEach(async () => {
  await shown?.unmount();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const whole = () => document.body.textContent ?? '';
const writes = () => sent.filter(({ method }) => method !== 'GET');
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

async function type(element: HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement, text: string): Promise<void> {
  const prototype = Object.getPrototypeOf(element) as object;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, text);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

describe('the contact form', () => {
  const fields = () => ({
    name: shown.page.querySelector<HTMLInputElement>('[name=name]')!,
    topic: shown.page.querySelector('select')!,
    message: shown.page.querySelector('textarea')!,
  });
  const fill = async () => {
    shown = await render(<ContactForm player={{ first_name: 'Rena', email: 'rena@orbit.example' }} />);
    await type(fields().topic, 'payments');
    await type(fields().message, 'Where is my withdrawal of yesterday?');
    await act(async () => button('Send message').click());
  };

  it('sends the message, and shows its number [SUPP-002a, API-062]', async () => {
    answers['POST /api/send_contact_message'] = () => Response.json({ number: 12 });
    await fill();
    await shown.until(() => expect(whole()).toContain('We’ve received your message (12)'));
    expect(writes()).toEqual([
      {
        method: 'POST',
        url: '/api/send_contact_message',
        body: { name: 'Rena', email: 'rena@orbit.example', topic: 'payments', message: 'Where is my withdrawal of yesterday?' },
      },
    ]);
  });

  const signIn = (player: object | null) => act(async () => void Object.assign(session, { status: player ? 'player' : 'guest', player }));
  const rena = { id: 7, groups: [], currency: 'EUR', first_name: 'Rena', email: 'rena@orbit.example' };
  const email = () => shown.page.querySelector<HTMLInputElement>('[name=email]')!;
  const written = () => [fields().name.value, email().value, fields().message.value];

  it('keeps a guest’s text during a sign-in over the page, and fills in empty fields; it’s dropped with the player [OFF-005a]', async () => {
    await signIn(null);
    shown = await render(<SupportPage />);
    await type(fields().name, 'R. Orbit');
    await type(fields().message, 'Where is my withdrawal of yesterday?');
    await signIn(rena);
    expect(written()).toEqual(['R. Orbit', 'rena@orbit.example', 'Where is my withdrawal of yesterday?']);
    await signIn({ ...rena, id: 8, first_name: 'Ada', email: 'ada@orbit.example' });
    expect(written()).toEqual(['Ada', 'ada@orbit.example', '']);
    await signIn(null);
    expect(written()).toEqual(['', '', '']);
  });

  it('removes the error of an empty field that a sign-in fills in', async () => {
    await signIn(null);
    shown = await render(<SupportPage />);
    await type(fields().message, 'Where is my withdrawal of yesterday?');
    await act(async () => button('Send message').click());
    const areWrong = () => [email(), fields().topic].map((one) => one.getAttribute('aria-invalid') === 'true');
    expect(areWrong()).toEqual([true, true]);
    await signIn(rena);
    expect(areWrong()).toEqual([false, true]);
  });

  it('with only the player’s data in it doesn’t count as unsaved for a new release [OFF-004a]', async () => {
    await signIn(null);
    shown = await render(<SupportPage />);
    await signIn(rena);
    expect([written(), isBusy()]).toEqual([['Rena', 'rena@orbit.example', ''], false]);
    await type(fields().message, 'Where');
    expect(isBusy()).toBe(true);
  });

  it('shows the server’s refusals at their fields, and others above, in view [SUPP-002b, ERR-004a]', async () => {
    const refusal = {
      error: {
        code: 'bad_input',
        message: 'Check the fields.',
        fields: { email: [{ code: 'fields.email', message: 'Nobody lives at this address.' }] },
      },
    };
    answers['POST /api/send_contact_message'] = () => Response.json(refusal, { status: 422 });
    await fill();
    await shown.until(() => expect(whole()).toContain('Nobody lives at this address.'));
    answers['POST /api/send_contact_message'] = () =>
      Response.json({ error: { code: 'written_too_often', message: 'Please wait a little.', fields: {} } }, { status: 409 });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    button('Send message').focus();
    await act(async () => button('Send message').click());
    await shown.until(() => expect(shown.page.querySelector('[role=alert]')?.textContent).toContain('Please wait a little.'));
    expect(scrolled.mock.contexts).toEqual([shown.page.querySelector('[role=alert]')]);
  });
});
