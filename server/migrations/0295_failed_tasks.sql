-- Background work that failed for good: it leaves the queue's own table, whose waiting rows are read often.
create table failed_task (
  id bigint generated always as identity primary key,
  -- Its number in the queue: a server that is killed between the two writes would note it twice.
  queued_id bigint not null unique,
  task text not null,
  payload jsonb not null,
  error text not null,
  tries integer not null,
  queued_at timestamptz not null,
  failed_at timestamptz not null default now()
);
create index failed_task_at on failed_task (failed_at desc, id desc);

-- Which server works as which worker of the queue, so that the tasks of a killed one are freed.
create table queue_worker (
  worker text primary key,
  server text not null
);
