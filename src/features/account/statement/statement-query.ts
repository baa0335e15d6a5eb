import { getStatement } from '#contract/calls/account/statement';
import { queryOf } from '../../../platform/api/query';

/** The days of a statement, YYYY-MM-DD; without them it's this month's. */
export interface StatementSpan {
  from: string;
  until: string;
}

/** The statement of a span of days. */
export const statementQuery = (span: StatementSpan | null) => queryOf(getStatement, span ? { query: span } : {});
