import { vi } from 'vitest';

/** A canvas that accepts any drawing, for games in happy-dom, which draws nothing. */
export function fakeCanvas(): void {
  const context: object = new Proxy({}, { get: () => () => context, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal('Path2D', class {});
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
}
