/** Each setting of the server's own PostgreSQL, for a small machine that also runs the server. */
export const settings: Readonly<Record<string, string>> = {
  // Enough for the indexes of a million applications; memory is taken only when pages fill it.
  shared_buffers: '128MB',
  // A third of a machine of 2 GB, which the system uses as its cache of files.
  effective_cache_size: '768MB',
  // A sort of 10,000 rows stays in memory, and forty connections at once stay under 350 MB.
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // The pool, the listener, backups and a psql of the operator.
  max_connections: '60',
  // Disk for the log; a bulk import makes a checkpoint for each quarter of a gigabyte.
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  // Solid-state disks, where a page out of order costs little more than the next one.
  random_page_cost: '1.1',
  // Nothing replicates from it, but its snapshots are base backups.
  wal_level: 'replica',
  max_wal_senders: '0',
  // Two cores: a statement that takes both makes everybody else wait.
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '4',
  // Small containers have 64 MB of shared memory under /dev/shm.
  dynamic_shared_memory_type: process.platform === 'linux' ? 'mmap' : '',
  timezone: 'UTC',
  // Refused statements are answered and logged by the server that sent them.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};
