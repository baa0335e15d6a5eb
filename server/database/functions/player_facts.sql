-- A player's view of their own account: the row without its secrets, their groups, the break from play that ends last, the managers
-- that operators have set, null unless they have, and the versions of the pages that players agree to.
create or replace function player_facts(p_player bigint) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'row', to_jsonb(p) - 'password_hash' - 'two_factor_secret',
    'groups', array(select group_id from player_groups where player_id = p_player order by group_id),
    'play_break', (
      select jsonb_build_object('type', type, 'until', active_until) from active_limits
      where player_id = p_player and type in ('coolingoff', 'selfexclusion') order by active_until desc nulls first limit 1),
    'managers', (select value from config_values where name = 'managers'),
    'versions', (select coalesce(jsonb_object_agg(slug, version), '{}') from content_pages where version is not null))
  from players p where id = p_player
$$;
