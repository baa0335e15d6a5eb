// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogues } from '#locales/texts';
import { i18n } from '../../platform/i18n';
import { takeToasts, type Toast } from '../../ui/toast';
import { showLimitReached } from './limit-reached';

const { en } = catalogues;
let toasts: Toast[];
let stop: () => void;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: en });
  toasts = [];
  stop = takeToasts((order) => void ('show' in order && toasts.push(order.show)));
});
afterEach(() => stop());

it('a reached limit shows one toast, until it’s closed, with a link to the limits unless they show already [OVER-007d, LIMIT-005b]', () => {
  const look = vi.fn<() => void>();
  showLimitReached(look);
  showLimitReached();
  const [first, second] = toasts;
  expect([first!.id, second!.id]).toEqual(['limit-reached', 'limit-reached']);
  expect([first, second]).toMatchObject([
    { tone: 'warning', duration: null },
    { tone: 'warning', duration: null },
  ]);
  first!.action!.run();
  expect([look.mock.calls.length, second!.action]).toEqual([1, undefined]);
});
