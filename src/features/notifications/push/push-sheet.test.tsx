import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { askForPush } from './push';
import { PushSheet } from './push-sheet';

vi.mock('./push', () => ({ askForPush: vi.fn<typeof askForPush>() }));

const toasts = shownToasts();
const answers: string[] = [];
let shown: Rendered;

beforeEach(async () => {
  answers.length = 0;
  vi.mocked(askForPush).mockReset().mockResolvedValue('granted');
  shown = await render(<PushSheet onAnswer={(answer) => answers.push(answer)} />);
});

afterEach(async () => {
  await shown.unmount();
});

it('our own prompt, agreed to, opens the browser’s, and closes with it', async () => {
  let decide: (permission: NotificationPermission) => void = () => undefined;
  vi.mocked(askForPush).mockReturnValue(new Promise((resolve) => (decide = resolve)));
  await pressButton('Turn on');
  expect([answers.length, vi.mocked(askForPush).mock.calls.length]).toEqual([0, 1]);
  decide('granted');
  await shown.until(() => expect(answers).toEqual(['yes']));
  expect(toasts).toEqual([]);
});

it('our own prompt, dismissed, asks the browser nothing', async () => {
  await pressButton('Not now');
  expect([answers, vi.mocked(askForPush).mock.calls]).toEqual([['no'], []]);
});

it('our own prompt closes too if the push service fails, and says so', async () => {
  vi.mocked(askForPush).mockRejectedValue(new Error('the push service did not respond'));
  await pressButton('Turn on');
  await shown.until(() => expect(answers).toEqual(['yes']));
  expect(toasts.map(({ tone }) => tone)).toEqual(['warning']);
});
