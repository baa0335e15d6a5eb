-- Notifies the player's streams that a gift has changed.
create or replace function tell_gift(p_gift gifts) returns void
language sql as $$
  select emit_event(p_gift.player_id, case p_gift.type when 'freespins' then 'freespins_changes' else 'bonuses_changes' end,
    jsonb_build_object('id', p_gift.id, 'stage', p_gift.stage))
$$;
