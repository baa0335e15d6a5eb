import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { emailSchema } from '#contract/fields/email';
import { nicknameSchema } from '#contract/fields/names';
import { passwordSchema } from '#contract/fields/password';
import { confirmedBy } from '#rules/account/fields/form-rules';
import { CallFailed } from '../api/refusal';
import { fieldRefusals } from './field-refusals';
import { type FormShape, judgeField, judgeForm } from './judge';

const shape: FormShape<'email' | 'password' | 'again' | 'nickname' | 'terms'> = {
  name: 'test',
  fields: {
    email: emailSchema,
    password: passwordSchema,
    again: v.string(),
    nickname: v.optional(nicknameSchema),
    terms: v.literal(true, 'fields.must_be_checked'),
  },
  also: { again: (values) => confirmedBy(String(values.password))(String(values.again)) },
};
const right = { email: 'a@b.eu', password: 'Secret-12', again: 'Secret-12', nickname: '', terms: true };

describe('a form', () => {
  it('validates with the schemas of the contract, and leaves optional fields out', () => {
    expect(judgeForm(shape, right)).toEqual({});
    expect(judgeForm(shape, { ...right, email: '', terms: false })).toEqual({
      email: { key: 'fields.required', values: {} },
      terms: { key: 'fields.must_be_checked', values: {} },
    });
    expect(judgeField(shape, 'nickname', { ...right, nickname: 'ab' })?.key).toBe('fields.nickname_length');
  });

  it('accepts an empty optional field unless a rule outside its schema objects [FORM-019b]', () => {
    const optional: typeof shape = { ...shape, fields: { ...shape.fields, nickname: v.optional(emailSchema) } };
    const ruled: typeof shape = { ...optional, rules: (name) => (name === 'nickname' ? { key: 'fields.required', values: {} } : null) };
    const keyOf = (of: typeof shape, nickname: string) => judgeField(of, 'nickname', { ...right, nickname })?.key;
    expect([keyOf(optional, ''), keyOf(optional, 'a@b.eu'), keyOf(ruled, ''), keyOf(ruled, 'a@b.eu')]).toEqual([
      undefined,
      undefined,
      'fields.required',
      'fields.required',
    ]);
    expect(keyOf(ruled, 'a')).toBe('fields.email');
  });

  it('validates rules across fields', () => {
    expect(judgeField(shape, 'again', { ...right, again: 'Secret-13' })?.key).toBe('fields.passwords_differ');
  });

  it('validates a part of itself', () => {
    expect(Object.keys(judgeForm(shape, { ...right, email: '', password: '' }, ['password', 'again']))).toEqual(['password', 'again']);
  });
});

describe('a refusal of the server', () => {
  const problem = [{ code: 'fields.email_taken', message: 'Taken.' }];

  it('maps to the fields of the form by the last part of their paths', () => {
    const failed = new CallFailed('email_taken', 'Taken.', 422, { 'user.email': problem, 'user.currency': problem });
    expect(fieldRefusals(shape, failed)).toEqual({ email: { key: 'fields.email_taken', message: 'Taken.' } });
  });
});
