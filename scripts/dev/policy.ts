import { createHash } from 'node:crypto';

const inline = /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

/** The page's own scripts as a policy names them. */
function hashesOf(html: string): string[] {
  return Array.from(html.matchAll(inline), ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Lets Vite's client wait for a server that went away, which takes a worker of its own making; no other text becomes a script. */
export const forVite = "self.trustedTypes?.createPolicy('default',{createScriptURL:function(u){return u.startsWith('blob:'+location.origin+'/')?u:null}});";

/**
 * A policy of the product with what development needs besides: the scripts that Vite writes into the page, by their hashes,
 * its socket, and its worker. Everything else stays forbidden, so that what the product forbids fails here too.
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

/** The page with the script that lets Vite's client work under Trusted Types, before any other. */
export function withVitePolicy(html: string): string {
  return html.replace('<head>', () => `<head><script>${forVite}</script>`);
}
