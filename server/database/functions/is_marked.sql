-- Whether a player's markers of harm pause what we offer them.
create or replace function is_marked(p_player bigint) returns boolean
language sql stable as $$
  select exists (select from harm_marks where player_id = p_player and score >= rule_harm_marked_from())
$$;
