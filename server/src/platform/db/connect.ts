import pg from 'pg';

/**
 * Opens a connection beside the pool, for what needs one to itself; whoever opens it ends it. A connection
 * that is lost is met by the next query: without a listener the loss would end this process.
 * @throws what the server answers, and after 10 seconds without an answer
 */
export const connect = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Opens a pool whose lost connections are met by the next query, as with `connect`. */
export const openPool = (options: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
