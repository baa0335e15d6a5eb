-- The hash of a chain after a text: SHA-256 of the previous hash (32 zero bytes at the start) and the text.
create or replace function chain_hash(p_before bytea, p_text text) returns bytea
language sql immutable as $$
  select sha256(coalesce(p_before, decode(repeat('00', 32), 'hex')) || convert_to(p_text, 'UTF8'))
$$;
