-- Most channels are never written in; what is unread is counted among the others.
create index chat_channel_written on chat_channel (id) where last_sequence > 0;
