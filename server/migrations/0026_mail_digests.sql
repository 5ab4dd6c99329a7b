-- holds mail_message: 0.4 s for a million messages, whose states are checked
alter table mail_message
  -- The digest that the message left in.
  add column digest_id integer references mail_message on delete set null,
  -- When the digest leaves that the message waits for.
  add column digest_at timestamptz,
  drop constraint mail_message_state_check,
  add constraint mail_message_state_check check (
    state in ('queued', 'deferred', 'sent', 'digested', 'failed', 'bounced', 'suppressed'));
create index mail_message_of_digest on mail_message (digest_id) where digest_id is not null;
