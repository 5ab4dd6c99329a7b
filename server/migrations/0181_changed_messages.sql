-- A message can be changed or deleted for a while. Changes are numbered in their channel, so that whoever
-- holds messages knows which of them to read again; of a deleted message nothing but its place is kept.
alter table chat_channel add column last_revision integer not null default 0;
alter table chat_message
  add column revision integer not null default 0,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  add constraint chat_message_deleted check (deleted_at is null or text = '');
create index chat_message_revised on chat_message (channel_id, revision) where revision > 0;
