-- Ends an expired gift, once its rounds have ended. Returns whether it did.
create or replace function expire_gift(p_player bigint, p_id uuid) returns boolean
language plpgsql as $$
declare
  v_gift gifts;
begin
  perform lock_player(p_player);
  select * into v_gift from gifts where id = p_id for update;
  if v_gift.ended_at is not null or exists (select from rounds where gift_id = p_id and state = 'open')
    or not coalesce(case v_gift.stage when 'issued' then least(v_gift.activatable_until, v_gift.valid_until) else v_gift.valid_until end <= now(), false) then
    return false;
  end if;
  perform end_gift(v_gift, 'expired');
  return true;
end
$$;
