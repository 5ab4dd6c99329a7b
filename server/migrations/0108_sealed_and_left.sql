-- Of each rule, by its name then: people whose originals the law of a country keeps sealed, and people
-- past their day whom the run left, since they are on hold or have days left to answer.
alter table retention_run add column sealed_by_rule jsonb not null default '{}';
alter table retention_run add column left_by_rule jsonb not null default '{}';
