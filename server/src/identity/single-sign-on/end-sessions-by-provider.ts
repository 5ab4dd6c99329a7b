import sql, { type Sql } from 'sql-template-tag';
import { endSessions } from '../account/open-sessions';
import type { Db } from '../../platform/db/database';

export const endSessionsByProvider = (db: Db, provider: string, which: Sql): Promise<number> =>
  endSessions(
    db,
    { actorId: null, action: 'person.signed-out-by-provider', details: { provider } },
    sql`session.id in (
      select session_id from sso_session where provider = ${provider} and ${which})`,
  );
