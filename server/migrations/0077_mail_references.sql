-- holds mail_message: 4 s for a million messages
create index mail_message_reference on mail_message using gin (reference jsonb_path_ops);
