-- Starts the gift that has waited longest in a currency.
create or replace function begin_next_gift(p_player bigint, p_currency text) returns void
language plpgsql as $$
declare
  v_gift gifts;
begin
  select * into v_gift from gifts where player_id = p_player and currency = p_currency and stage = 'wait' order by created_at, id limit 1;
  if found then
    perform begin_wagering(v_gift);
  end if;
end
$$;
