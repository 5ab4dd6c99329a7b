-- holds resume_text: only the queue writes it; its tasks wait while the words are indexed
create index resume_text_words on resume_text using gin (to_tsvector('simple', words));
