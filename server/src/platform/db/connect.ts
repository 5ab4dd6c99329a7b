import pg from 'pg';

/**
 * Opens a connection outside the pool, with an error listener: an unhandled connection loss would
 * end the process.
 * @throws the server's error, also after 10 seconds without an answer
 */
export const connectClient = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

export const openPool = (options: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
