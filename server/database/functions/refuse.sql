-- Refuses with a code that the server maps to a response.
create or replace function refuse(p_code text) returns void
language plpgsql as $$
begin
  raise exception using errcode = 'PE001', message = p_code;
end
$$;
