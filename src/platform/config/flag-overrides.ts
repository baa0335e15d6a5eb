import { storage } from '#contract/storage';
import { overridesOf } from '#rules/config/flags';
import { readLocalJson, writeLocal } from '../storage/local-storage';

type Overrides = ReturnType<typeof overridesOf>;

/** What a device says about flags instead of the platform (CONF-003); documents that the server renders know of none. */
export class FlagOverrides {
  #current: Overrides | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly isOfDevice: boolean) {}

  readonly get = (): Overrides => (this.#current ??= this.isOfDevice ? overridesOf(readLocalJson(storage.local.flags)) : {});

  /** Makes this device say something else about flags; an empty object leaves them to the platform. */
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
