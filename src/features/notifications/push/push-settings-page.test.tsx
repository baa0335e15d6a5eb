import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putNotificationSettings } from '#contract/calls/notifications';
import { render, type Rendered } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { CallFailed } from '../../../platform/api/refusal';
import { PushSettingsPage, pushSettingsQuery } from './push-settings-page';

type Settings = typeof putNotificationSettings.example.body;

const sent: Settings[] = [];
let outcome: () => Promise<'sent' | 'queued'>;
let shown: Rendered;
const toasts = shownToasts();

vi.mock('../../../platform/device', () => ({
  device: {},
  sendOrQueue: (_call: unknown, { body }: { body: Settings }) => {
    sent.push(body);
    return outcome();
  },
}));

const settings = putNotificationSettings.example.body;

beforeEach(async () => {
  sent.length = 0;
  outcome = async () => 'sent';
  shown = await render(<PushSettingsPage />, [[pushSettingsQuery().queryKey, settings]]);
});

afterEach(() => shown.unmount());

const switchOf = (label: RegExp) =>
  [...shown.page.querySelectorAll('label')].find((one) => label.test(one.textContent ?? ''))!.querySelector('input')!;
const flip = (label: RegExp) => act(async () => switchOf(label).click());

describe('the settings of pushes', () => {
  it('show a switch for each kind with its state [PWA-006b]', () => {
    const states = [...shown.page.querySelectorAll<HTMLInputElement>('fieldset input')].map(({ checked }) => checked);
    expect(states).toEqual(Object.values(settings.categories));
  });

  it('switch one kind off, save it immediately, and leave the others unchanged [PWA-006b]', async () => {
    await flip(/Payments/i);
    expect(sent).toMatchObject([
      { categories: { ...settings.categories, payments: false }, quiet_hours: true, amounts_on_lock_screen: false },
    ]);
    expect(sent[0]!.time_zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(switchOf(/Payments/i).checked).toBe(false);
    await flip(/quiet|night/i);
    expect(sent[1]).toMatchObject({ categories: { payments: false }, quiet_hours: false });
  });

  it('changed offline apply here and show as queued [OFF-002a]', async () => {
    outcome = async () => 'queued';
    await flip(/News/i);
    expect(switchOf(/News/i).checked).toBe(true);
    expect(shown.queryClient.getQueryData(pushSettingsQuery().queryKey)).toMatchObject({ categories: { news: true } });
  });

  it('are said to wait only if they do', async () => {
    await flip(/News/i);
    expect(toasts).toEqual([]);
    outcome = async () => 'queued';
    await flip(/Payments/i);
    expect(toasts.map(({ title }) => title)).toEqual(['Saved on this device. We’ll send it as soon as possible.']);
  });

  it('changed on another device are shown, and sent with the next change', async () => {
    await act(async () =>
      shown.queryClient.setQueryData(pushSettingsQuery().queryKey, {
        ...settings,
        categories: { ...settings.categories, payments: false },
      }),
    );
    await shown.settle();
    expect(switchOf(/Payments/i).checked).toBe(false);
    await flip(/News/i);
    expect(sent).toMatchObject([{ categories: { ...settings.categories, payments: false, news: true } }]);
  });

  it('with a pending change win over a refetch, and are sent with the next change', async () => {
    outcome = () => new Promise(() => undefined);
    await flip(/News/i);
    await act(async () => shown.queryClient.setQueryData(pushSettingsQuery().queryKey, settings));
    await shown.settle();
    expect(switchOf(/News/i).checked).toBe(true);
    await flip(/Payments/i);
    expect(sent[1]).toMatchObject({ categories: { news: true, payments: false } });
  });

  it('that are saved aren’t reverted by an earlier request’s response', async () => {
    let save = (_sent: 'sent') => undefined as void;
    const responses: ((read: Settings) => void)[] = [];
    outcome = () => new Promise((resolve) => (save = resolve));
    await flip(/News/i);
    void shown.queryClient
      .fetchQuery({
        queryKey: pushSettingsQuery().queryKey,
        queryFn: () => new Promise<Settings>((resolve) => void responses.push(resolve)),
        staleTime: 0,
      })
      .catch(() => undefined);
    await act(async () => save('sent'));
    await act(async () => responses[0]!(settings));
    await shown.settle();
    expect(switchOf(/News/i).checked).toBe(true);
  });

  it('leave each other unchanged when one is refused', async () => {
    let refuse = (_refusal: CallFailed) => undefined as void;
    outcome = () => new Promise((_resolve, reject) => (refuse = reject));
    await flip(/News/i);
    outcome = async () => 'sent';
    await flip(/Payments/i);
    await act(async () => refuse(new CallFailed('bad_input', '', 422)));
    await shown.settle();
    expect([switchOf(/News/i).checked, switchOf(/Payments/i).checked]).toEqual([false, false]);
    expect(shown.queryClient.getQueryData(pushSettingsQuery().queryKey)).toMatchObject({ categories: { news: false, payments: false } });
  });

  it('are reverted when refused', async () => {
    outcome = () => Promise.reject(new CallFailed('bad_input', '', 422));
    await flip(/News/i);
    await shown.settle();
    expect(switchOf(/News/i).checked).toBe(false);
    expect(shown.queryClient.getQueryData(pushSettingsQuery().queryKey)).toMatchObject({ categories: { news: false } });
  });
});
