import pg from 'pg';
import { socketFolder } from '../src/db/embedded';

/** Lists another app of the suite in the embedded database of a server that runs. */
export const listApp = async (dataFolder: string, name: string, url: string): Promise<void> => {
  const host = socketFolder(dataFolder);
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('insert into suite_app (name, url, sequence) values ($1, $2, 90)', [
    name,
    url,
  ]);
  await client.end();
};
