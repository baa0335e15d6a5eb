import { storage } from '#contract/storage';
import { overridesOf } from '#rules/config/flags';
import { makeListeners } from '../listeners';
import { readLocalJson, writeLocal } from '../storage/local-storage';

type Overrides = ReturnType<typeof overridesOf>;

/** This device's flag overrides (CONF-003); there are none in server-rendered documents. */
export class FlagOverrides {
  #current: Overrides | undefined;
  readonly #listeners = makeListeners();
  readonly subscribe = this.#listeners.add;

  constructor(private readonly isOfDevice: boolean) {}

  readonly get = (): Overrides => (this.#current ??= this.isOfDevice ? overridesOf(readLocalJson(storage.local.flags)) : {});

  /** Overrides flags on this device; an empty object removes the overrides. */
  set(given: Overrides): void {
    this.#current = given;
    writeLocal(storage.local.flags, JSON.stringify(given));
    this.#listeners.call();
  }
}
