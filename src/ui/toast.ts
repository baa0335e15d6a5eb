import type { ReactNode } from 'react';
import { makeToastQueue } from './toast-queue';

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
const queue = makeToastQueue<Toast>();

/**
 * Shows a toast and returns its id; a second one with the same id, or without one and with the same words, replaces the first. It closes
 * after 10 s (OVER-003).
 */
export function toast(request: ToastRequest): string {
  const made: Toast = { id: idOf(request), tone: 'info', duration: DURATION, ...request };
  queue.show(made);
  return made.id;
}

/** The same words twice would only stack. */
function idOf({ title, text = '' }: ToastRequest): string {
  return typeof title === 'string' && typeof text === 'string' ? `toast ${title} ${text}` : queue.nextId();
}

/** Removes a toast, whether shown or still queued. */
export const dismissToast = (id: string): void => queue.dismiss(id);

/** Removes all toasts: the player they were for has signed out. */
export const dismissToasts = (): void => queue.dismissAll();

/** Calls back as soon as a toast is queued without a host. Returns a function that stops it. */
export const whenToastWaits = (callback: () => void): (() => void) => queue.whenWaiting(callback);

/** Passes queued and later toasts to the host. Returns a function that stops it. */
export const takeToasts = (take: (order: ToastOrder) => void): (() => void) => queue.take(take);
