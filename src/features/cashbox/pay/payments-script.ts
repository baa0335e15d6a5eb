import type { PaymentAction } from '#contract/fields/payment';
import type { CardToken, MethodField, PaymentMethod } from '#contract/fields/payment-method';

/** A card as typed, for the provider only. */
export interface TypedCard {
  number: string;
  expiry: string;
  security_code: string;
  holder: string;
}

/** The API of the payments script (CASH-005); it's loaded separately and belongs to the provider. */
export interface PaymentsScript {
  getMethods(currency: string, action: PaymentAction): Promise<PaymentMethod[]>;
  getMethodFields(method: PaymentMethod): readonly MethodField[];
  isSandbox(): boolean;
  tokenize(card: TypedCard): Promise<CardToken>;
}

export interface LoadedMethods {
  script: PaymentsScript;
  methods: PaymentMethod[];
}

/** Retries after the first load, if a list is empty (CASH-005). */
export const RELOADS = 3;
const PAUSE_MS = 400;

/** A retry uses another address, since the browser caches a failed module by its address. */
function loadScript(attempt: number): Promise<PaymentsScript> {
  const address = attempt === 0 ? '/payments/script.js' : `/payments/script.js?again=${attempt}`;
  return import(/* @vite-ignore */ address) as Promise<PaymentsScript>;
}

interface Wanted {
  currency: string;
  action: PaymentAction;
  /** The methods aren't needed any more: a newer load has begun, or the cashbox is closed. */
  signal?: AbortSignal;
}

/**
 * The methods of an action in a currency, from the payments script; if the list is empty or the load fails, it's
 * retried, three times at most (CASH-005). Then it returns the empty list, or throws the failure. A cancelled load isn't
 * retried, or two of them would run in parallel.
 */
export async function loadMethods({ currency, action, signal }: Wanted, load = loadScript, pauseMs = PAUSE_MS): Promise<LoadedMethods> {
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt === RELOADS;
    try {
      const script = await load(attempt);
      signal?.throwIfAborted();
      const methods = await script.getMethods(currency, action);
      if (methods.length > 0 || isLast) return { script, methods };
    } catch (error) {
      if (isLast || signal?.aborted || !navigator.onLine) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (attempt + 1)));
    signal?.throwIfAborted();
  }
}
