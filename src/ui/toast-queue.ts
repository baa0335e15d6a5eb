/** A message to the host: show a toast, or remove the one with an id, or all with null. */
type Order<T> = { show: T } | { dismiss: string | null };

/** Makes the queue between callers that show toasts and the host, whose code may load later. */
export function makeToastQueue<T extends { id: string }>() {
  const waiting: T[] = [];
  let listener: ((order: Order<T>) => void) | undefined;
  let wake: (() => void) | undefined;
  let count = 0;

  const withoutWaiting = (id: string) => waiting.splice(0).filter((toast) => toast.id !== id);

  return {
    nextId: () => `toast-${(count += 1)}`,
    show(toast: T): void {
      if (listener) return listener({ show: toast });
      waiting.push(...withoutWaiting(toast.id), toast);
      wake?.();
    },
    dismiss(id: string): void {
      if (listener) listener({ dismiss: id });
      else waiting.push(...withoutWaiting(id));
    },
    dismissAll(): void {
      waiting.length = 0;
      listener?.({ dismiss: null });
    },
    whenWaiting(callback: () => void): () => void {
      wake = callback;
      if (waiting.length > 0) callback();
      return () => {
        if (wake === callback) wake = undefined;
      };
    },
    take(host: (order: Order<T>) => void): () => void {
      listener = host;
      for (const toast of waiting.splice(0)) host({ show: toast });
      return () => {
        if (listener === host) listener = undefined;
      };
    },
  };
}
