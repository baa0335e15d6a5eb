import { groups } from '#rules/account/groups';
import { licences } from '#contract/fields/licence';
import { finalStages } from '#rules/gifts/stages';
import { HARM_MARKED_FROM } from '#rules/limits/harm';
import { wageringCap } from '#rules/gifts/wagering';
import { dutiesOf } from '#rules/limits/duties';
import { PLAY_PAUSE_MS } from '#rules/limits/play-time';
import { EXCHANGE_DAYS } from '#rules/shop/exchange';
import { type SqlText, sqlText } from './sql-files';

interface Constant {
  name: `rule_${string}`;
  type: string;
  value: number | readonly string[];
}

/** Constants of the rules as SQL: each is a function without arguments, which PostgreSQL inlines when it plans. */
const constants: readonly Constant[] = [
  { name: 'rule_exchange_days_to_play', type: 'integer', value: EXCHANGE_DAYS.toPlay },
  { name: 'rule_exchange_days_to_take', type: 'integer', value: EXCHANGE_DAYS.toTake },
  { name: 'rule_final_gift_stages', type: 'gift_stage[]', value: finalStages },
  { name: 'rule_harm_marked_from', type: 'integer', value: HARM_MARKED_FROM },
  { name: 'rule_largest_amount', type: 'bigint', value: Number.MAX_SAFE_INTEGER },
  { name: 'rule_multi_account_group', type: 'integer', value: groups.multiAccount },
  { name: 'rule_play_pause_ms', type: 'bigint', value: PLAY_PAUSE_MS },
];

/** A number by licence, with one for an unknown licence; null for none. */
function byLicence(name: `rule_${string}`, type: string, of: (licence: string | null) => number | null): SqlText {
  const value = (licence: string | null) => `${String(of(licence))}::${type}`;
  const cases = licences.map((licence) => `when p_licence = '${licence}' then ${value(licence)}`).join(' ');
  return sqlText(
    name,
    `create or replace function ${name}(p_licence text) returns ${type} language sql immutable as $$ select case ${cases} else ${value(null)} end $$;\n`,
  );
}

/** Constants that depend on the licence of an account. */
const ofLicences: readonly SqlText[] = [
  // The monthly cap on deposits in euro cents (rules/limits/duties).
  byLicence('rule_deposit_cap', 'bigint', (licence) => dutiesOf(licence).depositCap?.cents ?? null),
  byLicence('rule_wagering_cap', 'integer', wageringCap),
];

const literal = (value: Constant['value']): string => (typeof value === 'number' ? String(value) : `'{${value.join(',')}}'`);

/** The SQL functions that return constants of the rules, so each has one source. */
export function constantFunctions(): SqlText[] {
  const ofValues = constants.map(({ name, type, value }) =>
    sqlText(
      name,
      `create or replace function ${name}() returns ${type} language sql immutable as $$ select ${literal(value)}::${type} $$;\n`,
    ),
  );
  return [...ofValues, ...ofLicences];
}
