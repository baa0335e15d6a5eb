import { createHash } from 'node:crypto';

const inline = /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of the page's inline scripts, as a CSP lists them. */
function hashesOf(html: string): string[] {
  return Array.from(html.matchAll(inline), ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** A Trusted Types policy for Vite's client, which creates a worker to wait for a restarting server; it allows nothing else. */
export const forVite =
  "self.trustedTypes?.createPolicy('default',{createScriptURL:function(u){return u.startsWith('blob:'+location.origin+'/')?u:null}});";

/**
 * The product's CSP plus what development needs: the scripts that Vite adds to the page, by their hashes, its socket and its
 * worker. Everything else stays forbidden, so a violation shows in development too.
 */
export function developmentPolicy(policy: string, html: string, host: string): string {
  return policy
    .split('; ')
    .flatMap((directive) => {
      if (directive.startsWith('script-src ')) return [["script-src 'self'", ...new Set(hashesOf(html))].join(' ')];
      if (directive.startsWith('connect-src ')) return [`${directive} ws://${host}`];
      if (directive.startsWith('worker-src ')) return [`${directive} blob:`];
      if (directive === "trusted-types 'none'") return ['trusted-types default', "worker-src 'self' blob:"];
      if (directive.startsWith('trusted-types ')) return [`${directive} default`];
      return [directive];
    })
    .join('; ');
}

/** The page with the Trusted Types script for Vite's client before all other scripts. */
export function withVitePolicy(html: string): string {
  return html.replace('<head>', () => `<head><script>${forVite}</script>`);
}
