-- The id from which on all entries of a player's account belong to p_transfer or later ones, by binary search: a player's entries are in
-- the order of their transfers, since both are written under the player's lock. Null for an account without entries.
create or replace function first_entry(p_account bigint, p_transfer bigint) returns bigint
language plpgsql stable as $$
declare
  v_low bigint;
  v_high bigint;
  v_middle bigint;
  v_found record;
begin
  select min(id), max(id) + 1 into v_low, v_high from entries where account_id = p_account;
  while v_low < v_high loop
    v_middle := (v_low + v_high) / 2;
    select id, transfer_id into v_found from entries where account_id = p_account and id >= v_middle order by id limit 1;
    if v_found.transfer_id >= p_transfer then
      v_high := v_middle;
    else
      v_low := v_found.id + 1;
    end if;
  end loop;
  return v_low;
end
$$;
