-- An amount in euro cents, rounded down.
create or replace function eur_cents(p_currency text, p_amount bigint) returns bigint
language sql stable as $$ select convert_money(p_currency, 'EUR', p_amount, false) $$;
