-- The origin on which a device subscribed: its worker knows no other, and each brand has its own.

alter table push_subscriptions add column origin text;
