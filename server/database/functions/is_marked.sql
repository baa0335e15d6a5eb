-- Whether offers to a player are paused: because of markers of harm, or because the day's deposits are lost.
create or replace function is_marked(p_player bigint) returns boolean
language sql stable as $$
  select exists (select from harm_marks where player_id = p_player and score >= rule_harm_marked_from()) or has_lost_deposits(p_player)
$$;
