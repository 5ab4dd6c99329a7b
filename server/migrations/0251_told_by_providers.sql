-- What a provider called somebody at their last sign-in, so that what changes there is taken over and what
-- was corrected here stays.
alter table sso_account
  add column told_first_name text,
  add column told_last_name text,
  add column told_email text;
