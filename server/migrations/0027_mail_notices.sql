-- holds mail_message: 0.1 s for a million messages, none of which is a notice yet
alter table mail_message
  -- Title, words and path of the bell's entry; null for mail that the bell does not show.
  add column notice jsonb,
  add column read_at timestamptz;
create index mail_message_unread on mail_message (person_id, id desc)
  where notice is not null and read_at is null;
