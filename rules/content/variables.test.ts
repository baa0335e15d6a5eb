import { expect, it } from 'vitest';
import { filled } from './variables';

it('{current_year} becomes the current year, and no other braces change [CMS-002]', () => {
  const variables = { brand: 'Perigee', support_email: 'help@perigee.example', current_year: '2027' };
  expect(filled('© {current_year} {brand}: {support_email}, {constructor}, {current_year}', variables)).toBe(
    '© 2027 Perigee: help@perigee.example, {constructor}, 2027',
  );
});
