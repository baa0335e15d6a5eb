import { expect, it } from 'vitest';
import type { MethodField } from '#contract/fields/payment-method';
import { fieldProblem } from './field-rules';

const now = new Date('2026-05-01T12:00:00Z');
const problemOf = (name: MethodField['name'], text: string, change: Partial<MethodField> = {}) =>
  fieldProblem({ name, required: true, ...change } as MethodField, text, 'EUR', now)?.key ?? null;

it('a security code has three or four digits', () => {
  expect(['123', '1234'].map((text) => problemOf('security_code', text))).toEqual([null, null]);
  expect(['12', '12345', '12a', ' 123'].map((text) => problemOf('security_code', text))).toEqual(
    Array.from({ length: 4 }, () => 'fields.security_code'),
  );
});

it('an empty field is a problem only if the method requires it', () => {
  expect([problemOf('holder', ' '), problemOf('holder', ' ', { required: false })]).toEqual(['fields.required', null]);
});
