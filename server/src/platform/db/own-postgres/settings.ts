export const postgresSettings: Readonly<Record<string, string>> = {
  // Enough for the indexes of a million applications. Memory is used only as pages fill it.
  shared_buffers: '128MB',
  // A third of a machine with 2 GB, for the page cache of the system.
  effective_cache_size: '768MB',
  // A sort of 10,000 rows fits in memory, and forty connections use less than 350 MB.
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // Connections for the pool, the listener, backups and a psql of the operator.
  max_connections: '60',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // Snapshots are base backups, which need this level; nothing replicates this database.
  wal_level: 'replica',
  max_wal_senders: '0',
  // Off: on two cores, one parallel statement would block all others.
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '4',
  // Small containers have only 64 MB of shared memory in /dev/shm.
  dynamic_shared_memory_type: process.platform === 'linux' ? 'mmap' : '',
  timezone: 'UTC',
  // The console's server itself logs its failed statements.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};
