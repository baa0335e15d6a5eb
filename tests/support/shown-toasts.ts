import { afterEach, beforeEach } from 'vitest';
import { takeToasts, type Toast } from '../../src/ui/toast';

/** The toasts that each test of a file has shown so far; they aren't rendered. */
export function shownToasts(): Toast[] {
  const toasts: Toast[] = [];
  let stop = (): void => undefined;
  beforeEach(() => {
    toasts.length = 0;
    stop = takeToasts((order) => void ('show' in order && toasts.push(order.show)));
  });
  afterEach(() => stop());
  return toasts;
}
