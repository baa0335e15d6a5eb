import type { AnyRouter } from '@tanstack/react-router';

interface Store<T> {
  get: () => T;
  subscribe: (observer: (value: T) => void) => { unsubscribe: () => void };
}

/**
 * The router as one mounted page sees it: the real router's state while the page is shown (`isShown`), and its last shown state while it's
 * hidden. Without it, a hidden page would render whatever page is current.
 */
export function heldRouter<Router extends AnyRouter>(router: Router, isShown: () => boolean): Router {
  const held = new WeakMap<object, Store<unknown>>();
  const hold = <T>(store: Store<T>): Store<T> => {
    const known = held.get(store) as Store<T> | undefined;
    if (known) return known;
    let last = store.get();
    const get = () => (isShown() ? (last = store.get()) : last);
    const subscribe: Store<T>['subscribe'] = (observer) => store.subscribe(() => isShown() && observer(get()));
    const made = { get, subscribe };
    held.set(store, made);
    return made;
  };
  const { stores } = router;
  const { status, location, resolvedLocation, ids, matches, __store } = stores;
  const heldStores = {
    ...stores,
    ...Object.fromEntries(
      Object.entries({ status, location, resolvedLocation, ids, matches, __store }).map(([name, store]) => [
        name,
        hold(store as Store<unknown>),
      ]),
    ),
    getMatchStore: (routeId: string) => hold(stores.getMatchStore(routeId) as Store<unknown>),
  };
  return Object.create(router, { stores: { value: heldStores } }) as Router;
}
