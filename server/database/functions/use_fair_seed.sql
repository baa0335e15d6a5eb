-- Records that a seed has drawn its round number p_nonce. The player is locked. Does nothing with a null p_seed.
-- Refuses round_moved if the seed has drawn another round meanwhile or is no longer in use; the round must be drawn again.
create or replace function use_fair_seed(p_player bigint, p_round uuid, p_seed uuid, p_nonce bigint) returns void
language plpgsql as $$
begin
  if p_seed is null then
    return;
  end if;
  update fair_seeds set rounds = rounds + 1
    where id = p_seed and player_id = p_player and rounds = p_nonce and began_at is not null and revealed_at is null;
  if not found then
    perform refuse('round_moved');
  end if;
  insert into fair_rounds (round_id, seed_id, nonce) values (p_round, p_seed, p_nonce);
end
$$;
