import { describe, expect, it } from 'vitest';
import { scopedNames } from './class-names';

describe('the class names of CSS modules', () => {
  it('are the local name with four characters of the file, whatever its content and query', () => {
    const named = scopedNames('/app');
    const name = named('title', '/app/src/ui/card.module.css');
    expect(name).toMatch(/^title-[\da-z]{4}$/);
    expect(scopedNames('/other')('title', '/other/src/ui/card.module.css?used')).toBe(name);
    expect(named('title', '/app/src/ui/rail.module.css')).not.toBe(name);
  });

  it('fail the build where two files would share them', () => {
    const named = scopedNames('/app');
    const collide = () => {
      for (let at = 0; at < 20_000; at += 1) named('title', `/app/src/${at}.module.css`);
    };
    expect(collide).toThrow(/rename one of them/);
  });
});
