import { makeLazy } from './lazy';

/** Paths of this origin that scripts and workers may be loaded from; the development server has some of its own. */
const ownPaths = /^\/(?:sw\.js$|assets\/|payments\/)/;
const developmentPaths = /^\/(?:src\/|@|node_modules\/)/;

const isOwnPath = (path: string) => ownPaths.test(path) || (import.meta.env.DEV && developmentPaths.test(path));

interface TypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

/** The URL as a path of this origin that scripts may be loaded from; throws a TypeError for any other. */
export function ownScriptPath(url: string, base: string = location.href): string {
  const parsed = new URL(url, base);
  if (parsed.origin !== new URL(base).origin || !isOwnPath(parsed.pathname)) throw new TypeError(`not a script of ours: ${url}`);
  return parsed.href;
}

/** The one policy named `perigee`; null without Trusted Types. */
const scriptPolicy = makeLazy(() => {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory };
  return trustedTypes?.createPolicy('perigee', { createScriptURL: (asked) => ownScriptPath(asked) }) ?? null;
});

/**
 * A script URL that the browser accepts under `require-trusted-types-for 'script'`, from the one policy named `perigee`; without Trusted
 * Types, the checked URL itself. It's typed for the API that receives it.
 */
export function ownScriptUrl(url: string): string {
  return (scriptPolicy()?.createScriptURL(url) as string | undefined) ?? ownScriptPath(url);
}
