-- Referrals are promised, chats opened and earlier stages let go by the commands that cause it.
drop trigger if exists application_referral_insert on application;
drop trigger if exists application_payable_day on application;
drop function if exists keep_referrals_on_insert();
drop function if exists keep_payable_day();
drop function if exists promise_referrals(integer[]);
drop function if exists referral_slab(integer, integer, integer);
drop trigger if exists referral_chat on referral;
drop trigger if exists hiring_group_chat on hiring_group;
drop trigger if exists job_chat on job;
drop function if exists open_chat_of_referrals();
drop function if exists open_chat_of_group();
drop function if exists open_chat_of_job();
drop function if exists open_chat_channels(integer[]);
drop trigger if exists job_leaves_pipeline on job;
drop function if exists drop_kept_pipelines();
