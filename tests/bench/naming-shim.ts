/** tsx keeps the names of inner functions through `__name`, which a function that travels to the page leaves behind. */
export const namingShim = 'globalThis.__name ??= (named) => named;';
