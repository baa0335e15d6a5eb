-- Reveals the seed that a player's rounds are drawn from, and replaces it by the next one with the player's half. The player is
-- locked; (p_id, p_server_seed, p_commitment) becomes the new next seed. Refuses round_open while a round isn't settled
-- whose outcome the seed would give away.
create or replace function change_fair_seed(
  p_player bigint, p_client_seed text, p_id uuid, p_server_seed bytea, p_commitment bytea
) returns void
language plpgsql as $$
begin
  perform lock_player(p_player);
  if exists (select from rounds join fair_rounds on round_id = rounds.id where player_id = p_player and state = 'open') then
    perform refuse('round_open');
  end if;
  update fair_seeds set revealed_at = clock_timestamp()
    where player_id = p_player and began_at is not null and revealed_at is null;
  update fair_seeds set began_at = clock_timestamp(), client_seed = p_client_seed where player_id = p_player and began_at is null;
  insert into fair_seeds (id, player_id, server_seed, commitment) values (p_id, p_player, p_server_seed, p_commitment);
end
$$;
