-- holds application: one second for a million applications, a twentieth of them referred
-- Searches look through the newest referrals for frequent words, and through those of a beginning of a name.
create index application_referred_newest on application (id) include (name_key)
  where referrer_id is not null;
