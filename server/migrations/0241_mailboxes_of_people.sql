-- Whether somebody refers themselves or worked here before is asked by the mailbox.
-- holds app_user: 1 s for 100,000 people
create index app_user_mailbox on app_user (mailbox(email)) where email <> '';
