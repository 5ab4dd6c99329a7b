-- The joining date that somebody confirmed though it cannot be believed; another date is not confirmed by it.
alter table referral add column confirmed_joining_date date;
