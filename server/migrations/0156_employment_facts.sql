-- A joining or leaving date that was entered or corrected stands in the history of its referral, among
-- the changes of the payout. A service token has no person behind it, so the actor may be empty.
alter table referral_event
  add column fact text check (fact in ('joining', 'leaving')),
  add column day_before date,
  add column day_after date;
