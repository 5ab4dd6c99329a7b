import type {} from 'fastify';
import sql from 'sql-template-tag';
import type { KeyRing } from '../../platform/access/key-ring';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { hashOf, isSame } from '../../platform/access/seal';

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

/** Whether there are people of the example company, whose password everybody knows. */
export const hasDemoPeople = async (db: Pick<Database, 'one'>): Promise<boolean> =>
  (await db.one(sql`select 1 from app_user where is_demo limit 1`)) !== undefined;

/** The key is alike on all servers and ends with the first administrator, so it opens the page once. */
export const createFirstRun = (config: Config, db: Database, keys: KeyRing): FirstRun => {
  let isOver = config.mode === 'demo';
  const key = async () => {
    isOver ||= await hasPeople(db);
    return isOver ? undefined : hashOf('first run', keys).slice(0, 20);
  };
  return {
    key,
    isRight: async (given) => {
      const wanted = await key();
      return wanted !== undefined && isSame(given, wanted);
    },
  };
};
