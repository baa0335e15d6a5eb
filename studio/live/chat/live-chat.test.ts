// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { ChatPlace } from '../../protocol/provider';
import { ProviderProblem } from '../../protocol/provider';
import type { Frame } from '../../shell/frame';
import { textsFrom } from '../../text/texts';
import type { ChatListener } from './chat-stream';
import { LiveChat } from './live-chat';

const me = '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21';
const ann = '0b1c2d3e-9d0e-4a8b-b6a3-5d9a1c0f7e21';
const line = (id: number, person: string, text: string) => ({
  id,
  person,
  name: person === me ? 'Ve***' : 'An***',
  text,
  at: '2026-01-01T00:00:00.000Z',
});
const leave = vi.fn();
const place = {
  follow: vi.fn<ChatPlace['follow']>(() => leave),
  say: vi.fn<ChatPlace['say']>(async () => undefined),
  hide: vi.fn<ChatPlace['hide']>(async () => undefined),
  report: vi.fn<ChatPlace['report']>(async () => undefined),
};

function opened(savesData = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const frame = { text: textsFrom(studio), money: String, savesData } as unknown as Frame;
  const chat = new LiveChat(frame, place);
  document.body.replaceChildren(chat.toggle, chat.node);
  chat.start();
  const listener = () => place.follow.mock.lastCall![0] as ChatListener;
  const find = <T extends HTMLElement>(selector: string) => chat.node.querySelector<T>(selector)!;
  const press = (label: string) =>
    [...chat.node.querySelectorAll('button')].find((one) => one.textContent === label || one.getAttribute('aria-label') === label)!.click();
  const write = (text: string) => {
    find<HTMLInputElement>('input').value = text;
    find('form').dispatchEvent(new Event('submit', { cancelable: true }));
  };
  return {
    chat,
    listener,
    press,
    write,
    input: () => find<HTMLInputElement>('input'),
    said: () => [...find('[role=log]').children].map((item) => item.querySelector('p')!.textContent),
    status: () => find('[role=status]').textContent,
  };
}

beforeEach(() => {
  vi.clearAllMocks();
  place.say.mockResolvedValue(undefined);
});

it('shows lines in a log, and adds new ones without changing earlier ones', () => {
  const { listener, said, chat } = opened();
  listener().onHello({ me, lines: [line(1, ann, 'Hello')], hidden: [] });
  const first = chat.node.querySelector('[role=log] [data-line]');
  listener().onLines([line(2, me, 'Hi')]);
  expect(said()).toEqual(['An*** Hello', 'You Hi']);
  expect(chat.node.querySelector('[role=log] [data-line]')).toBe(first);
  listener().onRemoved([1]);
  expect(said()).toEqual(['You Hi']);
});

it('counts others’ lines while it is closed; Escape closes it and returns the focus', () => {
  const { chat, listener } = opened();
  listener().onHello({ me, lines: [], hidden: [] });
  listener().onLines([line(1, ann, 'one'), line(2, me, 'two')]);
  expect(chat.toggle.getAttribute('aria-label')).toBe('Chat, 1 new');
  chat.toggle.click();
  expect([chat.node.hidden, chat.toggle.getAttribute('aria-label')]).toEqual([false, 'Chat']);
  expect(document.activeElement).toBe(chat.node.querySelector('input'));
  chat.node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([chat.node.hidden, document.activeElement]).toEqual([true, chat.toggle]);
});

it('keeps a line that was refused or got no response, and sends it again under the same id', async () => {
  const { write, input, status } = opened();
  place.say.mockRejectedValueOnce(new ProviderProblem('chat_links_not_allowed'));
  write('www.example.org');
  await vi.waitFor(() => expect(status()).toContain('Links'));
  expect(input().value).toBe('www.example.org');
  place.say.mockRejectedValueOnce(new ProviderProblem('offline'));
  write('hello');
  await vi.waitFor(() => expect(place.say).toHaveBeenCalledTimes(2));
  write('hello');
  await vi.waitFor(() => expect(input().value).toBe(''));
  const [, lost, again] = place.say.mock.calls.map(([said]) => said);
  expect(again).toEqual(lost);
});

it('hides a person and shows the person again, and reports a line with a reason', async () => {
  const { chat, listener, press, said, status } = opened();
  listener().onHello({ me, lines: [line(1, ann, 'Hello')], hidden: [] });
  press('Options for An***’s message');
  press('Report');
  press('It’s insulting');
  await vi.waitFor(() => expect(status()).toMatch(/review this message/));
  expect(place.report).toHaveBeenCalledWith({ id: 1, reason: 'insult' });
  press('Options for An***’s message');
  press('Hide An***');
  await vi.waitFor(() => expect(said()).toEqual([]));
  expect(chat.node.querySelector<HTMLElement>('.small')!.hidden).toBe(true);
  expect(place.hide).toHaveBeenLastCalledWith({ person: ann, is_hidden: true });
  press('Show hidden people again (1)');
  await vi.waitFor(() => expect(said()).toEqual(['An*** Hello']));
});

it('loads nothing in data-saver mode until the player turns it on', () => {
  const { press, status } = opened(true);
  expect(place.follow).not.toHaveBeenCalled();
  expect(status()).toContain('data saver is on');
  press('Turn the chat on');
  expect(place.follow).toHaveBeenCalledTimes(1);
});

it('says when the connection is lost, until it is back', () => {
  const { listener, status } = opened();
  listener().onConnected(false);
  expect(status()).toMatch(/Reconnecting to the chat/);
  listener().onConnected(true);
  expect(status()).toBe('');
});
