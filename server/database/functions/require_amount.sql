-- Refuses an invalid amount of money: amount_out_of_range.
create or replace function require_amount(p_amount bigint) returns void
language plpgsql as $$
begin
  if p_amount is null or p_amount <= 0 or p_amount > rule_largest_amount() then
    perform refuse('amount_out_of_range');
  end if;
end
$$;
