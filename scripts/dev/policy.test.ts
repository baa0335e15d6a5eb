import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/environment';
import { contentSecurityPolicy, framePolicy } from '../../server/plugins/security';
import { developmentPolicy, forVite, withVitePolicy } from './policy';

const reading = readEnvironment({});
if (!reading.ok) throw new Error(reading.problems.join());
const { environment } = reading;
const preamble = 'import "/@react-refresh";';
const html = withVitePolicy(
  `<html><head></head><script type="module">${preamble}</script><script src="/x.js"></script><script type="application/json" id="first-data">[]</script></html>`,
);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(policy: string): Map<string, string> {
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.slice(directive.indexOf(' ') + 1)]));
}

describe('the policy of a page in development', () => {
  const strict = directives(contentSecurityPolicy({ environment }, ['b2xk']));
  const own = directives(developmentPolicy(contentSecurityPolicy({ environment }, ['b2xk']), html, 'localhost:4000'));

  it("runs the page's own inline scripts by their hashes, and no other", () => {
    expect(own.get('script-src')).toBe(`'self' ${hash(forVite)} ${hash(preamble)}`);
  });

  it("also allows Vite's socket and worker, and one more Trusted Types policy", () => {
    expect(own.get('connect-src')).toBe("'self' ws://localhost:4000");
    expect(own.get('worker-src')).toBe("'self' blob:");
    expect(own.get('trusted-types')).toBe('perigee dompurify default');
    expect(own.get('require-trusted-types-for')).toBe("'script'");
  });

  it('is as strict as the product’s in everything else', () => {
    const changed = [...strict.keys()].filter((name) => own.get(name) !== strict.get(name));
    expect(changed).toEqual(['script-src', 'connect-src', 'worker-src', 'trusted-types']);
    expect([...own.keys()]).toEqual([...strict.keys()]);
  });

  it('applies to a game too, with the product’s frame-ancestors', () => {
    const frame = directives(developmentPolicy(framePolicy({ environment }), html, 'localhost:4000'));
    expect(frame.get('frame-ancestors')).toBe(directives(framePolicy({ environment })).get('frame-ancestors'));
    expect(frame.get('trusted-types')).toBe('default');
    expect(frame.get('script-src')).not.toContain('unsafe');
  });
});
