-- Referrals are promised by the command that adds or moves an application.
drop trigger if exists application_referral_insert on application;
drop trigger if exists application_payable_day on application;
drop function if exists keep_referrals_on_insert();
drop function if exists keep_payable_day();
drop function if exists promise_referrals(integer[]);
drop function if exists referral_slab(integer, integer, integer);
