import { storage } from '#contract/storage';
import { overridesOf } from '#rules/config/flags';
import { readLocalJson, writeLocal } from '../storage/local-storage';

type Overrides = ReturnType<typeof overridesOf>;

/** This device's flag overrides (CONF-003); there are none in server-rendered documents. */
export class FlagOverrides {
  #current: Overrides | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly isOfDevice: boolean) {}

  readonly get = (): Overrides => (this.#current ??= this.isOfDevice ? overridesOf(readLocalJson(storage.local.flags)) : {});

  /** Overrides flags on this device; an empty object removes the overrides. */
  set(given: Overrides): void {
    this.#current = given;
    writeLocal(storage.local.flags, JSON.stringify(given));
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
