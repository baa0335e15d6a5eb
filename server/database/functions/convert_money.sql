-- The only conversion between currencies, exact to the minor unit. Every other function that compares or pays amounts of
-- two currencies calls it; rules/money/money is the same arithmetic for the server and the browser.
-- Returns the amount in minor units of the other currency. p_up: rounds an inexact result up instead of
-- down. Refuses: currency_not_supported, amount_out_of_range.
create or replace function convert_money(p_from text, p_to text, p_amount bigint, p_up boolean) returns bigint
language plpgsql stable as $$
declare
  v_worth numeric;
  v_price numeric;
  v_whole numeric;
begin
  select p_amount * given.eur_rate * wanted.subunits, given.subunits * wanted.eur_rate into v_worth, v_price
    from currency_rates given, currency_rates wanted where given.currency = p_from and wanted.currency = p_to;
  if not found then
    perform refuse('currency_not_supported');
  end if;
  -- div() is exact, while the quotient of two numerics is truncated after some digits; it truncates towards zero.
  v_whole := div(v_worth, v_price);
  if v_whole * v_price <> v_worth and p_up = (v_worth > 0) then
    v_whole := v_whole + sign(v_worth);
  end if;
  if abs(v_whole) > rule_largest_amount() then
    perform refuse('amount_out_of_range');
  end if;
  return v_whole::bigint;
end
$$;
