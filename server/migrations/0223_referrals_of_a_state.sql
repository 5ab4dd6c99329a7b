-- The referrals of a state that somebody decided on stand in the order of their list, so that a page of
-- them is found, and all are counted, without visiting the table.
create index referral_of_state on referral (state, referred_at desc, application_id desc)
  where state <> 'waiting';
