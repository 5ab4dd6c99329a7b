import { setTimeout as sleep } from 'node:timers/promises';
import { connectClient } from '../connect';
import type { RunningPostgres } from './run-postgres';

const canConnect = async (connectionString: string): Promise<boolean> => {
  try {
    const client = await connectClient(connectionString);
    await client.end();
    return true;
  } catch {
    return false;
  }
};

/**
 * Waits until PostgreSQL is ready, without a limit, since recovery after a power cut may take long.
 * @throws Error with the last log lines when PostgreSQL ends instead.
 */
export const waitUntilReady = async (
  connectionString: string,
  { ended, lastLines }: RunningPostgres,
): Promise<void> => {
  let reason: string | undefined;
  void ended.then((how) => (reason = how));
  while (!(await canConnect(connectionString))) {
    if (reason !== undefined) throw new Error(`PostgreSQL ended (${reason}).\n${lastLines()}`);
    await sleep(20);
  }
};
