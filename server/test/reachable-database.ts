import pg from 'pg';

/** Ends every connection to the database of a test, and lets none in until it is called again. */
export const setReachable = async (
  connectionString: string,
  isReachable: boolean,
): Promise<void> => {
  const address = new URL(connectionString);
  const name = address.pathname.slice(1);
  address.pathname = '/template1';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(`alter database "${name}" with allow_connections ${String(isReachable)}`);
  // A connection that was let in just before may be listed only some time later.
  for (let quiet = 0; !isReachable && quiet < 5;) {
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    quiet = rowCount === 0 ? quiet + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await client.end();
};
