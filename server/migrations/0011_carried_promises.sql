-- holds referral: the index has no rows yet, so half a second for a million referrals
-- The application that the person was hired by, where it is not the referral's own: the promise is paid for it.
alter table referral add column hire_id integer references application on delete set null;
create index referral_hire on referral (hire_id) where hire_id is not null;
