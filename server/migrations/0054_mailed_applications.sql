-- Applications that came by mail, for a month: each counts once, and a sender has few a day.
create table mailed_application (
  -- Of the message's own id and the job.
  message_hash text primary key,
  sender_hash text not null,
  received_at timestamptz not null default now()
);
create index mailed_application_of_sender on mailed_application (sender_hash, received_at);
create index mailed_application_age on mailed_application (received_at);
