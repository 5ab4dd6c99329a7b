import type {} from 'fastify';
import sql from 'sql-template-tag';
import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { isSame } from '../access/seal';

declare module 'fastify' {
  interface FastifyInstance {
    firstRun: FirstRun;
  }
}

/** State of an installation that has nobody yet. */
export interface FirstRun {
  /** Key that opens the setup page; undefined once there is somebody, and in demo mode. */
  key(): Promise<string | undefined>;
  isRight(given: string): Promise<boolean>;
}

export const hasPeople = async (db: Pick<Database, 'one'>): Promise<boolean> =>
  (await db.one(sql`select 1 from app_user limit 1`)) !== undefined;

/** The key lives in memory and ends with the first administrator, so it opens the page once. */
export const createFirstRun = (config: Config, db: Database): FirstRun => {
  const secret = randomBytes(15).toString('base64url');
  let isOver = config.mode === 'demo';
  const key = async () => {
    isOver ||= await hasPeople(db);
    return isOver ? undefined : secret;
  };
  return {
    key,
    isRight: async (given) => {
      const wanted = await key();
      return wanted !== undefined && isSame(given, wanted);
    },
  };
};
