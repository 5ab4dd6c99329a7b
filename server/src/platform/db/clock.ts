import type { FastifyBaseLogger } from 'fastify';
import sql from 'sql-template-tag';
import type { Db } from './database';

export type Clock = () => number;

const checkMilliseconds = 60_000;
/** Seconds by which the machine's clock may differ before a warning is logged. */
const maxDriftSeconds = 30;

/**
 * The database's clock, which all servers share. Clocks of the machines may be wrong, so that tokens would
 * expire and days begin at different times.
 */
export const openClock = async (
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<{ now: Clock; stop: () => void }> => {
  let atStart = 0;
  let isWarned = false;
  const now = () => Math.round(atStart + performance.now());

  const look = async (): Promise<void> => {
    const asked = performance.now();
    const row = await db.one<{ at: number }>(sql`
      select extract(epoch from clock_timestamp())::float8 * 1000 as at`);
    if (!row) return;
    atStart = row.at - (asked + performance.now()) / 2;
    const ahead = Math.round((Date.now() - now()) / 1_000);
    const isWrong = Math.abs(ahead) > maxDriftSeconds;
    if (isWrong && !isWarned)
      log.warn(
        `The clock of this machine is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the database's. The console goes by the database's; set this one, for log lines are dated by it.`,
      );
    isWarned = isWrong;
  };
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), checkMilliseconds).unref();
  return { now, stop: () => clearInterval(timer) };
};
