-- Chats say how applications and payouts get on by the commands that cause it.
drop trigger if exists application_history_chat on application_history;
drop trigger if exists referral_event_chat on referral_event;
drop function if exists tell_progress();
drop function if exists tell_payouts();
drop function if exists add_chat_notices(chat_notice[]);
drop type if exists chat_notice;
