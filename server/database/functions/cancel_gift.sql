-- Forfeits a player's gift. Refuses: gift_not_found, gift_forfeited, gift_expired, gift_over (it's used up or wagered), round_open,
-- money_stopped.
create or replace function cancel_gift(p_player bigint, p_id uuid) returns void
language plpgsql as $$
declare
  v_gift gifts;
begin
  perform lock_player(p_player);
  select * into v_gift from gifts where id = p_id and player_id = p_player for update;
  if not found then
    perform refuse('gift_not_found');
  elsif v_gift.ended_at is not null then
    perform refuse(case v_gift.stage when 'canceled' then 'gift_forfeited' when 'expired' then 'gift_expired' else 'gift_over' end);
  end if;
  perform end_gift(v_gift, 'canceled');
end
$$;
