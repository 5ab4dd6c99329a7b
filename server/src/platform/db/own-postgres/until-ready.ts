import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../connect';
import type { RunningPostgres } from './run-postgres';

const answers = async (connectionString: string): Promise<boolean> => {
  try {
    const client = await connect(connectionString);
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
