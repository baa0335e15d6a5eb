/** tsx wraps inner functions in `__name`, which doesn't exist in a page that evaluates such a function. */
export const namingShim = 'globalThis.__name ??= (named) => named;';
