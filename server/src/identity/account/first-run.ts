import type {} from 'fastify';
import sql from 'sql-template-tag';
import type { KeyRing } from '../../platform/access/key-ring';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { hashSecret, isSameSecret } from '../../platform/access/secret-hash';

declare module 'fastify' {
  interface FastifyInstance {
    firstRun: SetupAccess;
  }
}

export interface SetupAccess {
  /** Key for the setup page; undefined once a user exists, and in demo mode. */
  key(): Promise<string | undefined>;
  isRight(given: string): Promise<boolean>;
}

export const hasAnyUser = async (db: Pick<Database, 'one'>): Promise<boolean> =>
  (await db.one(sql`select 1 from app_user limit 1`)) !== undefined;

/** True if the database has demo people, whose password is public. */
export const hasDemoPeople = async (db: Pick<Database, 'one'>): Promise<boolean> =>
  (await db.one(sql`select 1 from app_user where is_demo limit 1`)) !== undefined;

/**
 * The setup key is derived, so it is equal on all servers. It becomes invalid with the first administrator.
 */
export const createSetupAccess = (config: Config, db: Database, keys: KeyRing): SetupAccess => {
  let isOver = config.mode === 'demo';
  const key = async () => {
    isOver ||= await hasAnyUser(db);
    return isOver ? undefined : hashSecret('first run', keys).slice(0, 20);
  };
  return {
    key,
    isRight: async (given) => {
      const wanted = await key();
      return wanted !== undefined && isSameSecret(given, wanted);
    },
  };
};
