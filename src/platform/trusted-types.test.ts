import { describe, expect, it, vi } from 'vitest';
import { ownScriptPath } from './trusted-types';

type CreatePolicy = (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;

const base = 'https://perigee.example/play/studio/orbit';

describe('script URLs', () => {
  it.each(['/sw.js', '/assets/index-abc123.js', '/payments/script.js', 'https://perigee.example/assets/w.js'])('%s is ours', (url) => {
    expect(ownScriptPath(url, base)).toBe(new URL(url, base).href);
  });

  it.each([
    'https://evil.example/assets/x.js',
    '//evil.example/sw.js',
    '/api/cms/files/x.js',
    '/sw.js.map',
    'data:text/javascript,0',
    'blob:https://perigee.example/1',
  ])('%s is not', (url) => {
    expect(() => ownScriptPath(url, base)).toThrow(TypeError);
  });

  it('go through the one policy if the browser supports Trusted Types', async () => {
    vi.stubGlobal('location', new URL(base));
    const createPolicy = vi.fn<CreatePolicy>((_name, rules) => ({
      createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { ownScriptUrl } = await import('./trusted-types');
    expect(ownScriptUrl('/sw.js')).toEqual({ trusted: 'https://perigee.example/sw.js' });
    expect(() => ownScriptUrl('https://evil.example/sw.js')).toThrow(TypeError);
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy.mock.calls[0]![0]).toBe('perigee');
  });
});
