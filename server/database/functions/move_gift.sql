-- Moves a gift, whose player is locked, to a stage and notifies the player's streams. Completed wagering sends a notification.
create or replace function move_gift(p_id uuid, p_stage gift_stage) returns gifts
language plpgsql as $$
declare
  v_gift gifts;
begin
  update gifts set stage = p_stage,
      ended_at = case when p_stage = any (rule_final_gift_stages()) then now() end
    where id = p_id returning * into v_gift;
  perform tell_gift(v_gift);
  if p_stage = 'wager_done' then
    perform graphile_worker.add_job('gift_wagered', json_build_object('gift', p_id), job_key => 'gift_wagered:' || p_id);
  end if;
  return v_gift;
end
$$;
