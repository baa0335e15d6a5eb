import { describe, expect, it } from 'vitest';
import { acceptMessages } from './hot-messages';

describe('a module of messages in development', () => {
  it.each([
    ['\0virtual:messages/fr-CA', "'fr-CA'"],
    ['\0virtual:messages/fr-CA-rest', "'fr-CA'"],
    ['\0virtual:messages/en-rest', "'en'"],
  ])('%s keeps its messages, and activates new ones if the window uses its language', (id, locale) => {
    const code = acceptMessages('export const messages = {};', id);
    expect(code).toMatch(/^export const messages = \{\};\n/);
    expect(code).toContain(`active === ${locale}`);
  });
});
