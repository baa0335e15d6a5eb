-- The platform's account shard for this connection; connections rarely share one.
create or replace function platform_account(p_kind account_kind, p_currency text) returns bigint
language sql stable as $$
  select id from accounts
  where player_id is null and kind = p_kind and name = '' and currency = p_currency
    and shard = pg_backend_pid() % 16
$$;
