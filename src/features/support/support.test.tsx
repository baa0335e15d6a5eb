import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { observed } from '#tests/support/observed';
import { storage } from '#contract/storage';
import { refusal } from '#tests/support/fake-platform';
import { lateRead } from '#tests/support/late-read';
import { typeIn } from '#tests/support/page-input';
import { render } from '#tests/support/render';
import { answered, message, restoreIdOfPlayer as id, supportWindow } from '#tests/support/support-window';
import { probeServer } from '../../platform/api/reach';
import { readPlayerStorage } from '../../platform/storage/player-storage';
import { session } from '../../platform/session';
import { ChatButton } from './chat-button';
import { keepRestoreId, restoreId } from './chat-device';
import { ChatSheet } from './chat-sheet';
import { SupportHours } from './support-hours';
import { followChatHash } from './follow-chat-hash';
import { conversationQuery, noteSeen } from './support-calls';

const support = supportWindow();
const { whole, writes, button } = support;
const area = () => document.querySelector('textarea')!;

describe('the chat', () => {
  it('shows the conversation, stores its restore id across a reload, and marks it as read [SUPP-001b, API-067]', async () => {
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await support.shown.until(() => expect(whole()).toContain('Good day!'));
    expect(whole()).toContain('Mira');
    await support.shown.until(() => expect(writes()).toContainEqual({ method: 'PUT', url: '/api/support/read', body: { message: 2 } }));
    expect([restoreId(), readPlayerStorage(storage.local.chat)]).toEqual([id, id]);
    expect(document.querySelector('[role="log"]')?.getAttribute('aria-label')).toBe('Chat with support');
  });

  it('keeps its restore id in memory where the browser stores nothing, for its own player only [OFF-005b]', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    keepRestoreId(id);
    expect(restoreId()).toBe(id);
    Object.assign(session, { player: { ...session.player, id: 8 } });
    expect(restoreId()).toBeNull();
    vi.unstubAllGlobals();
    support.shown = await render(<p />);
  });

  it('of a guest that is somebody else’s is replaced by the player’s own [API-067]', async () => {
    keepRestoreId('g'.repeat(43));
    support.responses['PUT /api/support/restore-id'] = () => refusal('conversation_not_found', 404);
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await support.shown.until(() => expect(restoreId()).toBe(id));
  });

  it('stays marked as read when an earlier request’s response arrives late', async () => {
    const { queryClient } = (support.shown = await render(<p />, [[conversationQuery(7, null).queryKey, answered]]));
    const late = lateRead(queryClient, conversationQuery(7, null).queryKey, answered);
    await noteSeen(queryClient, conversationQuery(7, null), 2);
    await late.give();
    expect(queryClient.getQueryData(conversationQuery(7, null).queryKey)).toEqual({ ...answered, read_to: 2 });
  });

  it('moves a guest’s conversation to the player [API-067]', async () => {
    const guests = 'g'.repeat(43);
    keepRestoreId(guests);
    support.responses['PUT /api/support/restore-id'] = () => Response.json({ restore_id: guests });
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await support.shown.until(() =>
      expect(writes()).toContainEqual({ method: 'PUT', url: '/api/support/restore-id', body: { restore_id: guests } }),
    );
    expect(restoreId()).toBe(guests);
  });

  it('sends a message, and clears the field', async () => {
    support.responses['POST /api/support/messages'] = () => Response.json({ restore_id: id });
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await typeIn(area(), 'Where is my withdrawal?');
    await act(async () => button('Send').click());
    await support.shown.until(() => expect(area().value).toBe(''));
    expect(writes()).toContainEqual({ method: 'POST', url: '/api/support/messages', body: { text: 'Where is my withdrawal?' } });
    expect(readPlayerStorage(storage.local.chatDraft)).toBe('');
  });

  it('sends on Enter, not while a word is being composed, with Shift, or on a touch screen', async () => {
    let hasHover = true;
    vi.stubGlobal('matchMedia', () => ({ matches: hasHover, addEventListener() {}, removeEventListener() {} }));
    support.responses['POST /api/support/messages'] = () => Response.json({ restore_id: id });
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await typeIn(area(), '質問');
    const enter = (how: KeyboardEventInit = {}) =>
      act(async () => void area().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how })));
    await enter({ isComposing: true });
    await enter({ shiftKey: true });
    hasHover = false;
    await enter();
    expect(writes().filter(({ url }) => url === '/api/support/messages')).toEqual([]);
    hasHover = true;
    await enter();
    await support.shown.until(() => expect(area().value).toBe(''));
    expect(writes().filter(({ url }) => url === '/api/support/messages')).toHaveLength(1);
  });

  it('keeps text typed while sending, and only removes the sent message', async () => {
    for (const [typed, left] of [
      ['Where is it? It was yesterday.', 'It was yesterday.'],
      ['Another thing', 'Another thing'],
    ] as const) {
      let answer: (response: Response) => void = () => undefined;
      support.responses['POST /api/support/messages'] = () => new Promise<Response>((resolve) => (answer = resolve));
      support.shown = await render(<ChatSheet onClose={() => undefined} />);
      await typeIn(area(), 'Where is it?');
      await act(async () => button('Send').click());
      await typeIn(area(), typed);
      answer(Response.json({ restore_id: id }));
      await support.shown.until(() => expect(button('Send').getAttribute('aria-busy')).toBe('false'));
      expect([area().value, readPlayerStorage(storage.local.chatDraft)]).toEqual([left, left]);
      await support.shown.unmount();
    }
  });

  it('leaves no draft of a player who signed out while a message was being sent [OFF-005b]', async () => {
    let answer: (response: Response) => void = () => undefined;
    support.responses['POST /api/support/messages'] = () => new Promise<Response>((resolve) => (answer = resolve));
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await typeIn(area(), 'Where is it?');
    await act(async () => button('Send').click());
    await typeIn(area(), 'Where is it? It was yesterday.');
    localStorage.setItem(storage.local.chatDraft, '');
    answer(Response.json({ restore_id: id }));
    await support.shown.until(() => expect(button('Send').getAttribute('aria-busy')).toBe('false'));
    expect(readPlayerStorage(storage.local.chatDraft)).toBe('');
  });

  it('begins at its end and stays there while the sheet changes size, but not once scrolled up', async () => {
    const resized: (() => void)[] = [];
    class FakeResizeObserver {
      constructor(callback: () => void) {
        resized.push(callback);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', FakeResizeObserver);
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await support.shown.until(() => expect(whole()).toContain('Good day!'));
    const body = document.querySelector('[role=log]')!.parentElement!.parentElement!;
    Object.defineProperties(body, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    const resize = () => resized.forEach((callback) => callback());
    resize();
    expect(body.scrollTop).toBe(900);
    body.scrollTop = 100;
    body.dispatchEvent(new Event('scroll'));
    resize();
    expect(body.scrollTop).toBe(100);
    vi.unstubAllGlobals();
  });

  it('continues with the next message if the browser’s scroll returns a promise', async () => {
    const failed = vi.fn<() => void>();
    addEventListener('error', failed);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
    let messages = answered.messages;
    support.responses['GET /api/support/conversation'] = () => Response.json({ ...answered, messages });
    support.responses['POST /api/support/messages'] = () => Response.json({ restore_id: id });
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await support.shown.until(() => expect(whole()).toContain('Good day!'));
    messages = [...messages, message(3, { text: 'It was yesterday.' })];
    await typeIn(area(), 'It was yesterday.');
    await act(async () => button('Send').click());
    await support.shown.until(() => expect(document.querySelector('[role=log]')?.textContent).toContain('It was yesterday.'));
    removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it('keeps an offline message as a draft, shows it and doesn’t send it automatically [OFF-001c]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await typeIn(area(), 'Later, then');
    expect(whole()).toContain('Not sent – you’re offline. Your message is saved here as a draft.');
    expect(button('Send').disabled).toBe(true);
    await act(async () => button('Send').click());
    await support.shown.unmount();
    vi.restoreAllMocks();
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    expect(area().value).toBe('Later, then');
    expect(writes().filter(({ url }) => url === '/api/support/messages')).toEqual([]);
  });

  it('is found by the restore id of a guest’s conversation, which the device stores [SUPP-001b]', async () => {
    Object.assign(session, { status: 'guest', player: null });
    keepRestoreId(id);
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await support.shown.until(() => expect(whole()).toContain('Good day!'));
    expect(support.sent.map(({ url }) => url)).toContain(`/api/support/conversation?restore_id=${id}`);
  });

  it.each([
    ['a guest', { status: 'guest', player: null }, 2],
    ['a player, who has live events', {}, 1],
  ])('of %s is requested again every few seconds where no event brings the reply', async (_who, visitor, expected) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    Object.assign(session, visitor);
    keepRestoreId(id);
    const reads = () => support.sent.filter(({ url }) => url.startsWith('/api/support/conversation')).length;
    support.shown = await render(<ChatSheet onClose={() => undefined} />);
    await support.shown.until(() => expect(whole()).toContain('Good day!'));
    const before = reads();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await support.shown.settle();
    await support.shown.until(() => expect(reads() - before).toBe(expected - 1));
  });
});

it('offline, a conversation that this device never loaded isn’t shown as an empty one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  support.responses['GET /api/support/conversation'] = () => new Promise(() => undefined);
  support.shown = await render(<ChatSheet onClose={() => undefined} />);
  await support.shown.settle();
  expect(whole()).toContain('We couldn’t load your chat.');
});

it('the hours of support say that it can’t be reached without a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  support.shown = await render(<SupportHours />);
  expect(support.shown.page.textContent).not.toMatch(/offline/i);
  online.mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(support.shown.page.textContent).toMatch(/offline/i);
  vi.restoreAllMocks();
});

it('the hours of support don’t say that it’s online while the server can’t be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  support.shown = await render(<SupportHours />);
  await support.shown.until(() => expect(support.shown.page.textContent).toContain('We can’t reach our server right now.'));
  vi.stubGlobal('fetch', async () => Response.json({}));
  await act(probeServer);
  expect(support.shown.page.textContent).toMatch(/every day/);
});

describe('the chat button', () => {
  const link = () => support.shown.page.querySelector('a')!;

  it('shows how many replies are unread, and opens the chat over the page [WIDG-005]', async () => {
    keepRestoreId(id);
    support.shown = await render(<ChatButton />, [[conversationQuery(7, id).queryKey, answered]]);
    expect(link().getAttribute('aria-label')).toBe('Support chat, 1 new message');
    expect(link().getAttribute('href')).toContain('modal=support');
  });

  it('requests nothing if the device has no conversation [WIDG-005]', async () => {
    support.shown = await render(<ChatButton />);
    await support.shown.settle();
    expect([link().getAttribute('aria-label'), support.sent]).toEqual(['Support chat', []]);
  });
});

describe('the hash #chat', () => {
  const openWithHash = async () => {
    vi.useFakeTimers();
    const root = createRootRoute();
    const routeTree = root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/vip' }),
      createRoute({ getParentRoute: () => root, path: '/' }),
    ]);
    const history = createMemoryHistory({ initialEntries: ['/vip#chat'] });
    const router = createRouter({ routeTree, history });
    await router.load();
    return { history, router, stop: observed(() => followChatHash(router)) };
  };

  it('opens the chat over its page after one second, and is removed from the address [ROUTE-041a, ROUTE-041b]', async () => {
    const { history, stop } = await openWithHash();
    await vi.advanceTimersByTimeAsync(999);
    expect(history.location.href).toBe('/vip#chat');
    await vi.advanceTimersByTimeAsync(1);
    expect(history.location.href).toBe('/vip?modal=support');
    stop();
  });

  it('opens nothing any more once it isn’t followed [ROUTE-041a]', async () => {
    const { history, router, stop } = await openWithHash();
    stop();
    await Promise.all([router.navigate({ to: '/', hash: 'chat' }), vi.advanceTimersByTimeAsync(10)]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(history.location.href).toBe('/#chat');
  });

  it.each(['another page', 'the end of the window'])('opens nothing after %s within that second', async (what) => {
    const { history, router, stop } = await openWithHash();
    if (what === 'another page') await Promise.all([router.navigate({ to: '/' }), vi.advanceTimersByTimeAsync(10)]);
    else stop();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(history.location.href).toBe(what === 'another page' ? '/' : '/vip#chat');
    stop();
  });
});
