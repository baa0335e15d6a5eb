import { afterEach, expect, it } from 'vitest';
import { completePlayer } from '#tests/support/deposit-page';
import { render, type Rendered } from '#tests/support/render';
import { PersonalInfo } from './personal-info';

let shown: Rendered;

afterEach(() => shown.unmount());

const rows = () => [...shown.page.querySelectorAll('dl > div')].map((row) => [row.children[0]!.textContent, row.children[1]!.textContent]);

it('the player’s data show as a person writes them, and what is missing says so', async () => {
  shown = await render(<PersonalInfo player={{ ...completePlayer, nickname: 'Orbiter', state: null } as never} />);
  expect(rows()).toEqual([
    ['Account', '7'],
    ['Email', 'ada@example.com'],
    ['Nickname', 'Orbiter'],
    ['Name', 'Ada Orbit'],
    ['Date of birth', '02/01/1990'],
    ['Mobile number', '+49 151 2345678'],
    ['Address', 'Allee 1, 10115 Berlin'],
    ['Country', 'Germany'],
  ]);
  await shown.unmount();
  const nobody = { id: 8, email: 'bo@example.com', nickname: null, first_name: null, last_name: null, date_of_birth: null };
  const nowhere = { mobile_phone: null, address: null, postal_code: null, city: null, state: null, country: null };
  shown = await render(<PersonalInfo player={{ ...nobody, ...nowhere } as never} />);
  expect(
    new Set(
      rows()
        .slice(2)
        .map(([, value]) => value),
    ).size,
  ).toBe(1);
  expect(rows()[2]![1]).not.toBe('');
});
