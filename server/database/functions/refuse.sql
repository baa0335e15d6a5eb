-- Refuses with a code that the server maps to a response. p_detail: further details for the caller, see limit_stop.
create or replace function refuse(p_code text, p_detail jsonb default null) returns void
language plpgsql as $$
begin
  raise exception using errcode = 'PE001', message = p_code, detail = coalesce(p_detail::text, '');
end
$$;
