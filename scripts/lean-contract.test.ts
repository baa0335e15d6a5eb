import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanModule } from './lean-contract';

const lean = (code: string) => leanModule(code, (text) => parseSync('contract.js', text).program as never);

describe('a module of the contract for browsers', () => {
  it('contains the parts for sending a call, and none that only the server reads', () => {
    const code = lean(`import * as v from 'valibot';
import { defineCall } from '../call';
import { moneySchema } from '../fields/money';
export const getOne = defineCall({ id: 'one', method: 'GET', path: '/api/{id}', who: 'guest', params: v.object({ id: v.string() }), response: moneySchema, summary: 'One.', refusals: [], example: {} });`);
    expect(code).toContain(`defineCall({ id: 'one', method: 'GET', path: '/api/{id}', who: 'guest' })`);
    expect(code).toContain(`from '../call'`);
    expect(code).not.toMatch(/valibot|moneySchema|summary|example/);
  });

  it('keeps its other declarations, which are tree-shaken if unused', () => {
    const code = lean(
      `import * as v from 'valibot';\nconst cents = v.number();\nexport const money = v.strictObject({ ...v.omit(base, ['x']).entries, cents });\nexport const limit = 5;`,
    );
    expect(code).toContain('const cents = /* @__PURE__ */ (() => (v.number()))();');
    expect(code).toContain(`export const money = /* @__PURE__ */ (() => (v.strictObject({ ...v.omit(base, ['x']).entries, cents })))();`);
    expect(code).toContain('export const limit = 5;');
    expect(code).toContain(`from 'valibot'`);
  });

  it('makes parts shared by schemas removable, and keeps values without calls as they are', () => {
    const code = lean(`import * as v from 'valibot';\nexport const parts = { name: v.string() };\nexport const kinds = { card: 'card' };`);
    expect(code).toContain('export const parts = /* @__PURE__ */ (() => ({ name: v.string() }))();');
    expect(code).toContain(`export const kinds = { card: 'card' };`);
  });
});
