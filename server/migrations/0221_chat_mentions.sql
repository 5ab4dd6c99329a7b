-- Who is named in a message; a mention is unread as long as its message is.
create table chat_mention (
  channel_id integer not null,
  sequence integer not null,
  user_id integer not null references app_user on delete cascade,
  -- As it stands in the text.
  name text not null,
  primary key (channel_id, sequence, user_id),
  foreign key (channel_id, sequence) references chat_message on delete cascade
);
create index chat_mention_user on chat_mention (user_id, channel_id, sequence);
