import { describe, expect, it } from 'vitest';
import { requiredAction } from './follow-changes';

describe('a changed file', () => {
  it.each([
    'server/health.ts',
    'server/database/migrations/0001-start.sql',
    'contract/calls/locale.ts',
    'rules/money/format.ts',
    'brands/perigee.ts',
    'locales/areas.ts',
    'index.html',
  ])('%s restarts the server', (path) => expect(requiredAction(path)).toBe('restart'));

  it('with messages triggers a compilation', () => expect(requiredAction('locales/de/account.po')).toBe('messages'));

  it.each([
    'src/app.tsx',
    'studio/main.ts',
    'server/health.test.ts',
    'rules/tsconfig.json',
    'locales/compiled/en.json',
    'locales/compiled/keys.gen.ts',
    'docs/architecture.md',
    'server/health.ts~',
  ])('%s causes no restart', (path) => expect(requiredAction(path)).toBeNull());
});
