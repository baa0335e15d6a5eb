import { beforeAll, describe, expect, it } from 'vitest';
import { australianCodes } from '#tests/support/postal-codes';
import { signUp, updatePlayer } from '#contract/calls/account';
import { tokenizeCard } from '#contract/calls/cashbox/provider';
import type { FieldRuleName } from '#contract/fields/player-field';
import type { RefusalBody } from '#contract/refusals';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from '#server/domains/account/routes';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { configsOf } from '#server/domains/config/configs';
import { setConfig } from '#server/domains/config/store';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';

const server = ownServer([signInRoutes, profileRoutes, cashboxRoutes], { COUNTRY_OVERRIDE: 'DE' });
const { database } = server;
let browser: TestBrowser;
let player: number;

beforeAll(async () => {
  ({ browser, player } = await signedIn(server.app, database));
});

const codeAt = (json: unknown, field: string) => (json as RefusalBody).error?.fields[field]?.[0]?.code ?? null;

/** A rule, texts that it refuses with a code, and texts that it accepts. */
interface Case {
  rule: FieldRuleName;
  value?: number;
  title: string;
  wrong: Record<string, string>;
  right: string[];
}

const allowed = 'aZ09|@#$^&="!№\';%:?()_+-/,.<>';

/** The profile's error codes for texts in a field with an operators' rule; null if accepted. */
async function judged(rule: FieldRuleName, texts: readonly string[], value?: number): Promise<[string, string | null][]> {
  const further = [{ contexts: ['profile'], name: 'profession', rules: [{ rule, ...(value !== undefined && { value }) }] }];
  await setConfig(database, 'player-fields', { further } as never);
  configsOf(server.platform).forget();
  const codes: [string, string | null][] = [];
  for (const text of texts) {
    const response = await browser.send(updatePlayer, { body: { profession: text } });
    expect([text, response.status]).toEqual([text, codeAt(response.json, 'profession') === null ? 200 : 422]);
    codes.push([text, codeAt(response.json, 'profession')]);
  }
  return codes;
}

const year = () => server.platform.clock.now().getUTCFullYear();

describe('the rules of a field, by the server', () => {
  it.each<Case>([
    { rule: 'required', title: 'presence [FORM-001a]', wrong: { '  ': 'required' }, right: ['x'] },
    { rule: 'min_length', value: 3, title: 'a minimum length [FORM-001a]', wrong: { ab: 'too_short' }, right: ['abc'] },
    { rule: 'max_length', value: 3, title: 'a maximum length [FORM-001a]', wrong: { abcd: 'too_long' }, right: ['abc'] },
    { rule: 'minValue', value: 10, title: 'a minimum [FORM-001b]', wrong: { '9.99': 'too_small' }, right: ['10'] },
    { rule: 'maxValue', value: 10, title: 'a maximum [FORM-001b]', wrong: { '10.01': 'too_big' }, right: ['10'] },
    { rule: 'integer', title: 'whole numbers [FORM-001b]', wrong: { '1.5': 'not_integer', '1e3': 'not_integer' }, right: ['-42'] },
    { rule: 'email', title: 'an email in any case [FORM-002]', wrong: { 'jo@doe': 'email' }, right: ['Jo.Doe+casino@Mail.Example.COM'] },
    { rule: 'password', title: 'a password’s characters [FORM-004]', wrong: { 'tilde~tilde': 'wrong_characters' }, right: [allowed] },
    {
      rule: 'nameCharts',
      title: 'names [FORM-005]',
      wrong: { a_b: 'wrong_characters', "O'Neil": 'wrong_characters' },
      right: ['Zoë-Lena M. 3'],
    },
    { rule: 'phone', title: 'phones [FORM-006]', wrong: { '1234567': 'phone', '12345678a': 'phone' }, right: ['+49 (30) 123-456'] },
    { rule: 'checkBalance', value: 50, title: 'an amount that is there [FORM-007]', wrong: { '51': 'not_enough_money' }, right: ['50'] },
    { rule: 'multiple_of', value: 0.1, title: 'a step [FORM-009a]', wrong: { '0.35': 'multiple_of' }, right: ['0.3'] },
    {
      rule: 'birthday_inline',
      title: 'a birthday [FORM-010a]',
      wrong: { '1/1/1990': 'date', '31/02/1990': 'date' },
      right: ['01/01/1990'],
    },
    { rule: 'birthDay', title: 'a day of birth [FORM-012a]', wrong: { '32': 'birth_day', '031': 'birth_day' }, right: ['31', '1'] },
    { rule: 'birthMonth', title: 'a month of birth [FORM-012b]', wrong: { '13': 'birth_month', '012': 'birth_month' }, right: ['12'] },
    {
      rule: 'isValidDate',
      title: 'existing dates [FORM-013]',
      wrong: { '29/02/2025': 'date', '2025/04/01': 'date' },
      right: ['29/02/2024'],
    },
    { rule: 'isExpirationValid', title: 'NN/NN [FORM-014b]', wrong: { '13/25': 'card_expiry', '12/00': 'card_expiry' }, right: ['01/01'] },
    {
      rule: 'onlyEnglishCharacters',
      title: 'English [FORM-015]',
      wrong: { José: 'english_only', Anna2: 'english_only' },
      right: ['Anna Lena'],
    },
    { rule: 'nickname', title: 'a nickname’s characters [FORM-016a]', wrong: { a_bc: 'wrong_characters' }, right: ['Ada 2.-'] },
    {
      rule: 'nickname',
      title: 'none or 3 to 15 [FORM-016b]',
      wrong: { ab: 'nickname_length', 'Sixteen letters.': 'nickname_length' },
      right: ['', 'Ace'],
    },
  ])('are $title', async ({ rule, value, wrong, right }) => {
    const expected = [...Object.entries(wrong).map(([text, code]) => [text, `fields.${code}`]), ...right.map((text) => [text, null])];
    expect(
      await judged(
        rule,
        expected.map(([text]) => text!),
        value,
      ),
    ).toEqual(expected);
  });

  it('are a year of birth that makes the player 18 [FORM-012c]', async () => {
    const texts = [String(year() - 17), '98', String(year() - 18)];
    const codes = (await judged('birthYear', texts)).map(([, code]) => code);
    expect(codes).toEqual(['fields.too_young', 'fields.birth_year', null]);
  });

  it('are a card that hasn’t expired [FORM-014a]', async () => {
    const month = server.platform.clock.now().toISOString().slice(5, 7);
    const codeOf = async (expiry: string) => {
      const { json } = await browser.send(tokenizeCard, { body: { ...tokenizeCard.example.body, expiry } });
      return codeAt(json, 'expiry');
    };
    const two = (number: number) => String(number % 100).padStart(2, '0');
    expect(await Promise.all([codeOf(`${month}/${two(year())}`), codeOf(`${month}/${two(year() - 1)}`), codeOf('13/39')])).toEqual([
      null,
      'fields.card_expired',
      'fields.card_expiry',
    ]);
  });
});

/** Changes the postal code of a player of a country; returns the resulting state, or the refusal. */
async function moved(country: string, postal_code: string): Promise<string> {
  await database.updateTable('players').set({ country, postal_code: null, state: null }).where('id', '=', player).execute();
  const { status, json } = await browser.send(updatePlayer, { body: { postal_code } });
  return status === 200 ? ((json as { state: string | null }).state ?? '') : codeAt(json, 'postal_code')!;
}

describe('a postal code, by the server', () => {
  it('has its country’s own pattern, at sign-up too [FORM-018a]', async () => {
    expect([await moved('DE', '1011'), await moved('CA', '12345'), await moved('GB', 'SW1A 1AA')]).toEqual([
      'fields.postal_code',
      'fields.postal_code',
      '',
    ]);
    const user = { ...signUp.example.body.user, email: 'postal@perigee.example', postal_code: '1011' };
    expect(codeAt((await new TestBrowser(server.app).send(signUp, { body: { user } })).json, 'user.postal_code')).toBe(
      'fields.postal_code',
    );
  });

  it('is letters and digits with single hyphens or spaces between them if a country has no pattern [FORM-018b]', async () => {
    const wrong = 'fields.postal_code';
    expect([await moved('CL', 'AB--12'), await moved('CL', '-12'), await moved('CL', 'A_1'), await moved('CL', 'AB-12 34')]).toEqual([
      wrong,
      wrong,
      wrong,
      '',
    ]);
  });

  it.each(australianCodes)('in Australia gives the state %s [FORM-020]', async (state, codes) => {
    for (const code of codes) expect([code, await moved('AU', code)]).toEqual([code, state]);
  });

  it('in Canada gives the province of its first letter [FORM-021]', async () => {
    const provinces = { NL: 'A', NS: 'B', PE: 'C', NB: 'E', QC: 'GHJ', ON: 'KLMNP', MB: 'R', SK: 'S', AB: 'T', BC: 'V', NT: 'X', YT: 'Y' };
    for (const [province, letters] of Object.entries(provinces))
      for (const letter of letters) expect([letter, await moved('CA', `${letter}1A 2B3`)]).toEqual([letter, province]);
  });
});
