import type { PaymentAction } from '#contract/fields/payment';
import type { CardToken, MethodField, PaymentMethod } from '#contract/fields/payment-method';

/** A card as it is typed, for the provider alone. */
export interface TypedCard {
  number: string;
  expiry: string;
  security_code: string;
  holder: string;
}

/** What the payments script offers (CASH-005); it is loaded apart and belongs to the provider. */
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

/** Loads after the first one, where a list came empty (CASH-005). */
export const RELOADS = 3;
const PAUSE_MS = 400;

/** A further attempt asks under another address, since a module that failed is remembered by its own. */
function loadScript(attempt: number): Promise<PaymentsScript> {
  const address = attempt === 0 ? '/payments/script.js' : `/payments/script.js?again=${attempt}`;
  return import(/* @vite-ignore */ address) as Promise<PaymentsScript>;
}

interface Wanted {
  currency: string;
  action: PaymentAction;
  /** Nobody waits for the methods any more: a newer load has begun, or the cashbox is closed. */
  signal?: AbortSignal;
}

/**
 * The methods of an action in a currency, from the payments script; where the list comes empty or the load fails, it
 * is tried again, three times at most (CASH-005). An empty list is the answer then; a failure is thrown. A load that
 * nobody waits for asks no further, or two of them would ask side by side.
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
