-- holds mail_message: a second for an index of a million messages
alter table mail_message
  -- Reports of other servers that the message is late.
  add column delays integer not null default 0;
create index mail_message_of_message_id on mail_message (message_id);
