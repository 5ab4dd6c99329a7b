-- holds chat_message: writers wait while the index of texts is built, 9 s for a million messages
create index chat_message_search on chat_message using gin (folded(' ' || text) gin_trgm_ops)
  with (gin_pending_list_limit = 512) where notice is null;
