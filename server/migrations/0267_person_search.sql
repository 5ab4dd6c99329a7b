-- People are found by folded texts, in lists, pickers and by what they referred.
-- holds app_user: writes, while one index is built; 2 s for 100,000 people.
drop index app_user_search;
create index app_user_search on app_user
  using gin (folded(' ' || first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
