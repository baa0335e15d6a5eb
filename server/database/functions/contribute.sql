-- The account of a level on this connection's shard, and the whole minor units that this stake's contribution completes there.
create or replace function contribute(p_name text, p_currency text, p_stake bigint, p_ppm integer,
  out account bigint, out amount bigint)
language plpgsql as $$
declare
  v_shard smallint := pg_backend_pid() % 16;
begin
  insert into accounts (currency, kind, name, shard) values (p_currency, 'jackpot', p_name, v_shard)
    on conflict do nothing;
  select id, (fraction + p_stake * p_ppm) / 1000000 into account, amount from accounts
    where player_id is null and kind = 'jackpot' and name = p_name and currency = p_currency and shard = v_shard
    for no key update;
  update accounts set fraction = (fraction + p_stake * p_ppm) % 1000000 where id = account;
end
$$;
