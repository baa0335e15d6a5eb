-- An amount in another currency, rounded up; for comparing with limits, never for moving money.
create or replace function convert_cents(p_from text, p_to text, p_amount bigint) returns bigint
language sql stable as $$ select convert_money(p_from, p_to, p_amount, true) $$;
