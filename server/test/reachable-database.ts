import pg from 'pg';

/** Opens or closes the test database to new connections; closing also ends the open ones. */
export const setDatabaseReachable = async (
  connectionString: string,
  isReachable: boolean,
): Promise<void> => {
  const address = new URL(connectionString);
  const name = address.pathname.slice(1);
  address.pathname = '/template1';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(`alter database "${name}" with allow_connections ${String(isReachable)}`);
  // A connection that was accepted just before may appear in the list only later.
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
