// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '#contract/fields/support';
import { storage } from '#contract/storage';
import { lateRead } from '#tests/support/late-read';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { readPlayerStorage } from '../../platform/storage/player-storage';
import { session } from '../../platform/session';
import { ChatButton } from './chat-button';
import { keepRestoreId, restoreId } from './chat-device';
import { ChatSheet } from './chat-sheet';
import { followChatHash } from './follow-chat-hash';
import { type Conversation, conversationQuery, noteSeen } from './support-calls';

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
const area = () => document.querySelector('textarea')!;
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

async function type(element: HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement, text: string): Promise<void> {
  const prototype = Object.getPrototypeOf(element) as object;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, text);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

describe('the chat', () => {
  it('shows the conversation, stores its restore id across a reload, and marks it as read [SUPP-001b, API-067]', async () => {
    shown = await render(<ChatSheet onClose={() => undefined} />);
    await shown.until(() => expect(whole()).toContain('Good day!'));
    expect(whole()).toContain('Mira');
    await shown.until(() => expect(writes()).toContainEqual({ method: 'PUT', url: '/api/support/read', body: { message: 2 } }));
    expect([restoreId(), readPlayerStorage(storage.local.chat)]).toEqual([id, id]);
  });

  it('stays read when an earlier request’s response arrives late', async () => {
    const { queryClient } = (shown = await render(<p />, [[conversationQuery(7, null).queryKey, answered]]));
    const late = lateRead(queryClient, conversationQuery(7, null).queryKey, answered);
    await noteSeen(queryClient, conversationQuery(7, null), 2);
    await late.give();
    expect(queryClient.getQueryData(conversationQuery(7, null).queryKey)).toEqual({ ...answered, read_to: 2 });
  });

  it('moves a guest’s conversation to the player [API-067]', async () => {
    const guests = 'g'.repeat(43);
    keepRestoreId(guests);
    answers['PUT /api/support/restore-id'] = () => Response.json({ restore_id: guests });
    shown = await render(<ChatSheet onClose={() => undefined} />);
    await shown.until(() =>
      expect(writes()).toContainEqual({ method: 'PUT', url: '/api/support/restore-id', body: { restore_id: guests } }),
    );
    expect(restoreId()).toBe(guests);
  });

  it('sends a message, and clears the field', async () => {
    answers['POST /api/support/messages'] = () => Response.json({ restore_id: id });
    shown = await render(<ChatSheet onClose={() => undefined} />);
    await type(area(), 'Where is my withdrawal?');
    await act(async () => button('Send').click());
    await shown.until(() => expect(area().value).toBe(''));
    expect(writes()).toContainEqual({ method: 'POST', url: '/api/support/messages', body: { text: 'Where is my withdrawal?' } });
    expect(readPlayerStorage(storage.local.chatDraft)).toBe('');
  });

  it('keeps text typed while sending, and only removes the sent message', async () => {
    for (const [typed, left] of [
      ['Where is it? It was yesterday.', 'It was yesterday.'],
      ['Another thing', 'Another thing'],
    ] as const) {
      let answer: (response: Response) => void = () => undefined;
      answers['POST /api/support/messages'] = () => new Promise<Response>((resolve) => (answer = resolve));
      shown = await render(<ChatSheet onClose={() => undefined} />);
      await type(area(), 'Where is it?');
      await act(async () => button('Send').click());
      await type(area(), typed);
      answer(Response.json({ restore_id: id }));
      await shown.until(() => expect(button('Send').getAttribute('aria-busy')).toBe('false'));
      expect([area().value, readPlayerStorage(storage.local.chatDraft)]).toEqual([left, left]);
      await shown.unmount();
    }
  });

  it('leaves no draft of a player who signed out while a message was being sent [OFF-005b]', async () => {
    let answer: (response: Response) => void = () => undefined;
    answers['POST /api/support/messages'] = () => new Promise<Response>((resolve) => (answer = resolve));
    shown = await render(<ChatSheet onClose={() => undefined} />);
    await type(area(), 'Where is it?');
    await act(async () => button('Send').click());
    await type(area(), 'Where is it? It was yesterday.');
    localStorage.setItem(storage.local.chatDraft, '');
    answer(Response.json({ restore_id: id }));
    await shown.until(() => expect(button('Send').getAttribute('aria-busy')).toBe('false'));
    expect(readPlayerStorage(storage.local.chatDraft)).toBe('');
  });

  it('continues with the next message if the browser’s scroll returns a promise', async () => {
    const failed = vi.fn<() => void>();
    addEventListener('error', failed);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
    let messages = answered.messages;
    answers['GET /api/support/conversation'] = () => Response.json({ ...answered, messages });
    answers['POST /api/support/messages'] = () => Response.json({ restore_id: id });
    shown = await render(<ChatSheet onClose={() => undefined} />);
    await shown.until(() => expect(whole()).toContain('Good day!'));
    messages = [...messages, message(3, { text: 'It was yesterday.' })];
    await type(area(), 'It was yesterday.');
    await act(async () => button('Send').click());
    await shown.until(() => expect(document.querySelector('[role=log]')?.textContent).toContain('It was yesterday.'));
    removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it('keeps an offline message as a draft, shows it and doesn’t send it automatically [OFF-001c]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    shown = await render(<ChatSheet onClose={() => undefined} />);
    await type(area(), 'Later, then');
    expect(whole()).toContain('Not sent – you’re offline. Your message is saved here as a draft.');
    expect(button('Send').disabled).toBe(true);
    await shown.unmount();
    vi.restoreAllMocks();
    shown = await render(<ChatSheet onClose={() => undefined} />);
    expect(area().value).toBe('Later, then');
    expect(writes().filter(({ url }) => url === '/api/support/messages')).toEqual([]);
  });

  it('is found by the restore id of a guest’s conversation, which the device stores [SUPP-001b]', async () => {
    Object.assign(session, { status: 'guest', player: null });
    keepRestoreId(id);
    shown = await render(<ChatSheet onClose={() => undefined} />);
    await shown.until(() => expect(whole()).toContain('Good day!'));
    expect(sent.map(({ url }) => url)).toContain(`/api/support/conversation?restore_id=${id}`);
  });
});

describe('the chat button', () => {
  const link = () => shown.page.querySelector('a')!;

  it('shows how many replies are unread, and opens the chat over the page [WIDG-005]', async () => {
    keepRestoreId(id);
    shown = await render(<ChatButton />, [[conversationQuery(7, id).queryKey, answered]]);
    expect(link().getAttribute('aria-label')).toBe('Support chat, 1 new message');
    expect(link().getAttribute('href')).toContain('modal=support');
  });

  it('requests nothing if the device has no conversation [WIDG-005]', async () => {
    shown = await render(<ChatButton />);
    await shown.settle();
    expect([link().getAttribute('aria-label'), sent]).toEqual(['Support chat', []]);
  });
});

describe('the hash #chat', () => {
  it('opens the chat over its page after one second, and is removed from the address [ROUTE-041a, ROUTE-041b]', async () => {
    vi.useFakeTimers();
    const root = createRootRoute();
    const routeTree = root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/vip' }),
      createRoute({ getParentRoute: () => root, path: '/' }),
    ]);
    const history = createMemoryHistory({ initialEntries: ['/vip#chat'] });
    const router = createRouter({ routeTree, history });
    await router.load();
    const stop = followChatHash(router);
    await vi.advanceTimersByTimeAsync(999);
    expect(history.location.href).toBe('/vip#chat');
    await vi.advanceTimersByTimeAsync(1);
    expect(history.location.href).toBe('/vip?modal=support');
    stop();
  });
});
