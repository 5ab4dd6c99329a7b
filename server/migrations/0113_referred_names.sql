-- holds application: one second for a million applications, a twentieth of them referred
-- Searches look for frequent words among the names of the newest referrals.
create index application_referred_newest on application (id) include (name_key)
  where referrer_id is not null;
