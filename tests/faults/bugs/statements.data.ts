import type { SeededBug } from './bug.ts';

const statement = 'server/domains/account/statement/statement.test.ts';
const chain = 'server/domains/account/chain/chain.test.ts';
const weekly = 'server/domains/account/weekly/weekly.test.ts';

/** Bugs in records of play: statements, rounds, chains of hashes, weekly summaries. */
export const statementBugs: readonly SeededBug[] = [
  {
    name: 'a returned stake stays in the statement',
    file: 'server/database/functions/statement_part.sql',
    from: "when p_kind in ('wager', 'rollback') then 'stakes'",
    to: "when p_kind in ('wager') then 'stakes' when p_kind = 'rollback' then null",
    proof: statement,
  },
  {
    name: 'a statement counts fees as withdrawn',
    file: 'server/database/functions/statement_of.sql',
    from: 'coalesce(withdrawals, 0) - coalesce(fees, 0)',
    to: 'coalesce(withdrawals, 0)',
    proof: statement,
  },
  {
    name: 'a statement ends a day early',
    file: 'server/database/functions/statement_of.sql',
    from: '(p_until + 1)::timestamp',
    to: 'p_until::timestamp',
    proof: statement,
  },
  {
    name: 'a statement is of days in UTC',
    file: 'server/database/functions/statement_of.sql',
    from: 'p_from::timestamp at time zone time_zone as starts',
    to: "p_from::timestamp at time zone 'UTC' as starts",
    proof: statement,
  },
  {
    name: 'a CSV amount has a minus that spreadsheets read as text',
    file: 'rules/account/statement/csv.ts',
    from: ".replace(/\\u2212/g, '-')",
    to: '',
    proof: 'rules/account/statement/statement.test.ts',
  },
  {
    name: 'an open round reveals its draw',
    file: 'server/domains/play/round-detail.ts',
    from: "found.round.state === 'settled' ?",
    to: "found.round.state !== 'rolled_back' ?",
    proof: 'server/domains/play/round-detail.test.ts',
  },
  {
    name: 'the balance before a round is the one after its stake',
    file: 'server/database/functions/balance_before_round.sql',
    from: 'e.id < first_entry(a.id, staked.id)',
    to: 'e.id < first_entry(a.id, staked.id + 1)',
    proof: 'server/domains/play/round-detail.test.ts',
  },
  {
    name: 'a link of the ledger leaves out its entries',
    file: 'server/database/functions/ledger_text.sql',
    from: '(extract(epoch from p_at) * 1000000)::bigint, p_legs)',
    to: "(extract(epoch from p_at) * 1000000)::bigint, '')",
    proof: chain,
  },
  {
    name: 'a link of the audit log leaves out its details',
    file: 'server/database/functions/audit_text.sql',
    from: 'p_entry.actor, p_entry.kind, p_entry.details)',
    to: 'p_entry.actor, p_entry.kind)',
    proof: chain,
  },
  {
    name: 'audit entries of the same instant get the same link',
    file: 'server/database/functions/link_audit.sql',
    from: 'perform pg_advisory_xact_lock(8730157, hashint8(new.player_id));',
    to: '',
    proof: chain,
  },
  {
    name: 'a gap in a chain isn’t noticed',
    file: 'rules/account/chain/verify.ts',
    from: 'if (link !== expected || text === null)',
    to: 'if (text === null)',
    proof: 'rules/account/chain/verify.test.ts',
  },
  {
    name: 'the weekly summary is shown during a break',
    file: 'server/domains/account/weekly/summary.ts',
    from: 'if (!by_notification || (await isOnBreak(transaction, player))) return;',
    to: 'if (!by_notification) return;',
    proof: weekly,
  },
  {
    name: 'the weekly summary is sent at every run of the job',
    file: 'server/domains/account/weekly/summary.ts',
    from: 'if (!(await noteWeek(transaction, player, from))) return;',
    to: 'await noteWeek(transaction, player, from);',
    proof: weekly,
  },
  {
    name: 'the weekly summary is sent on Monday in UTC',
    file: 'server/domains/account/weekly/store.ts',
    from: '${now}::timestamptz at time zone p.time_zone as local',
    to: "${now}::timestamptz at time zone 'UTC' as local",
    proof: weekly,
  },
];
