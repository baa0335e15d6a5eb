/** Runs work exclusively under a name. */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const queues = new Map<string, Promise<unknown>>();

/** Exclusive within this window or worker only: for browsers without Web Locks. */
const oneAfterTheOther: Exclusively = (name, work) => {
  const before = queues.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
};

/** Exclusive across all windows and workers of this origin. */
export const exclusively: Exclusively = (name, work) => {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? (locks.request(name, work) as ReturnType<typeof work>) : oneAfterTheOther(name, work);
};
