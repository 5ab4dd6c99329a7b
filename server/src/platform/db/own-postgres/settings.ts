export const postgresSettings: Readonly<Record<string, string>> = {
  // Enough memory for the indexes of a million applications; it is used only as pages fill it.
  shared_buffers: '128MB',
  // Size of the system's page cache: a third of a machine with 2 GB.
  effective_cache_size: '768MB',
  // Enough memory to sort 10,000 rows; forty connections use less than 350 MB.
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // Connections for the pool, the listener, backups and a psql of the operator.
  max_connections: '60',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // Snapshots are base backups, which need this level; the database is not replicated.
  wal_level: 'replica',
  max_wal_senders: '0',
  // Parallel plans are off: on two cores, one parallel statement would block all others.
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '4',
  // Small containers have only 64 MB of shared memory in /dev/shm.
  dynamic_shared_memory_type: process.platform === 'linux' ? 'mmap' : '',
  timezone: 'UTC',
  // PostgreSQL logs only fatal errors, since the console's server logs its failed statements itself.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};
