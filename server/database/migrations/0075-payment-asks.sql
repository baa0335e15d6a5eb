-- What a payment's provider is asked is written down first, asked outside of any transaction, and its answer written down
-- after: no connection waits for a foreign host, and what was cut off in between is found and asked again.

alter table payments
  -- What the provider has been or is to be asked and has not yet answered.
  add column asking text check (asking in ('start', 'cancel', 'payout')),
  -- Until then somebody is asking; after it, whoever comes next does.
  add column asked_until timestamptz;
