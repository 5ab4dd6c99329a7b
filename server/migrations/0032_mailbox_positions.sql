-- How far the mailbox of replies and bounces was read, by all servers together.
create table mailbox_position (
  -- User, server and folder.
  mailbox text primary key,
  -- Another one means that the server numbered its messages anew.
  uid_validity text not null,
  last_uid bigint not null,
  -- Messages that belong to nothing, and stay unread.
  unmatched integer not null default 0,
  read_at timestamptz not null default now(),
  -- Reason why it could not be read; empty otherwise.
  problem text not null default ''
);
