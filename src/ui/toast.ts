import type { ReactNode } from 'react';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface Toast {
  id: string;
  tone: ToastTone;
  title: ReactNode;
  text?: ReactNode;
  /** Milliseconds until it closes automatically; null keeps it until it's closed. */
  duration: number | null;
  action?: { text: string; run: () => void };
}

export type ToastRequest = Pick<Toast, 'title'> & Partial<Toast>;

/** Messages to the host: a toast to show, or the id of one to remove, null for all. */
export type ToastOrder = { show: Toast } | { dismiss: string | null };

const DURATION = 10_000;
const waiting: Toast[] = [];
let listener: ((order: ToastOrder) => void) | undefined;
let wake: (() => void) | undefined;
let count = 0;

function withoutWaiting(id: string): Toast[] {
  return waiting.splice(0).filter((toast) => toast.id !== id);
}

/**
 * Shows a toast and returns its id; a second one with the same id replaces the first. It closes after 10 s
 * (OVER-003).
 */
export function toast(request: ToastRequest): string {
  const made: Toast = { id: `toast-${(count += 1)}`, tone: 'info', duration: DURATION, ...request };
  if (listener) listener({ show: made });
  else {
    waiting.push(...withoutWaiting(made.id), made);
    wake?.();
  }
  return made.id;
}

/** Removes a toast, whether shown or still queued. */
export function dismissToast(id: string): void {
  if (listener) listener({ dismiss: id });
  else waiting.push(...withoutWaiting(id));
}

/** Removes all toasts: the player they were for has signed out. */
export function dismissToasts(): void {
  waiting.length = 0;
  listener?.({ dismiss: null });
}

/** Calls back as soon as a toast is queued without a host. Returns a function that stops it. */
export function whenToastWaits(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (wake === callback) wake = undefined;
  };
}

/** Passes queued and later toasts to the host. Returns a function that stops it. */
export function takeToasts(take: (order: ToastOrder) => void): () => void {
  listener = take;
  for (const made of waiting.splice(0)) take({ show: made });
  return () => {
    if (listener === take) listener = undefined;
  };
}
