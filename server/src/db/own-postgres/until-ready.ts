import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RunningPostgres } from './run-postgres';

const answers = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

/**
 * Waits until a PostgreSQL takes connections. After a power cut it first goes through its log, which
 * takes as long as it takes.
 * @throws with its last lines when it ends instead.
 */
export const untilReady = async (
  connectionString: string,
  { ended, lastLines }: RunningPostgres,
): Promise<void> => {
  let reason: string | undefined;
  void ended.then((how) => (reason = how));
  while (!(await answers(connectionString))) {
    if (reason !== undefined) throw new Error(`PostgreSQL ended (${reason}).\n${lastLines()}`);
    await sleep(20);
  }
};
