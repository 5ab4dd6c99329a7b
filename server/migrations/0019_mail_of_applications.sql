-- Mail to an applicant. Once the application is deleted, what was sent stays, and the rest is not sent.
-- holds mail_message: the index has no rows yet, so half a second for a million messages
alter table mail_message add column application_id integer references application on delete set null;
create index mail_message_of_application on mail_message (application_id, created_at desc, id desc)
  where application_id is not null;
