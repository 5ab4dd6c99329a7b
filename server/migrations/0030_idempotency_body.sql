-- Tells a repeated call from another one that took the same key; null for keys from before.
alter table idempotency_key add column body_hash text;
