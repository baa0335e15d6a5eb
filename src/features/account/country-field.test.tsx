import { afterEach, expect, it } from 'vitest';
import { getCountries } from '#contract/calls/locale/info';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../platform/api/query';
import { CountryField } from './country-field';

let shown: Rendered;

afterEach(async () => {
  await shown.unmount();
});

const data = [
  { code: 'DE', restriction: 'none' },
  { code: 'AQ', restriction: 'none' },
  { code: 'US', restriction: 'full' },
  { code: 'AT', restriction: 'partial' },
];
const options = () => [...shown.page.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent]);
const open = async (value: string) => {
  shown = await render(<CountryField name="country" value={value} onChange={() => undefined} />, [
    [queryOf(getCountries, {}).queryKey, { data }],
  ]);
};

it('offers the countries in which people live and may play, by their names', async () => {
  await open('');
  expect(options()).toEqual([
    ['', 'Select a country'],
    ['AT', 'Austria'],
    ['DE', 'Germany'],
  ]);
});

it('keeps a country that was chosen before and isn’t offered any more', async () => {
  await open('US');
  expect(options().slice(1)).toEqual([
    ['AT', 'Austria'],
    ['DE', 'Germany'],
    ['US', 'United States'],
  ]);
});
