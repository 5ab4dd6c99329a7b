import sql, { type Sql } from 'sql-template-tag';
import { permissionsChanged } from '../../contract/realtime/realtime-constants';
import { audit } from '../audit/audit';
import type { Db } from '../db/database';
import { announce } from '../realtime/changes';

/** Ends sessions that a provider has ended, their sockets and tabs with them; answers how many. */
export const endSessions = (db: Db, provider: string, which: Sql): Promise<number> =>
  db.transaction(async (tx) => {
    const ended = await tx.many<{ userId: number }>(sql`
      update session set ended_at = now()
      from sso_session
      where sso_session.session_id = session.id and sso_session.provider = ${provider}
        and session.ended_at is null and ${which}
      returning session.user_id as "userId"`);
    const ids = [...new Set(ended.map(({ userId }) => userId))];
    if (ids.length === 0) return 0;
    await audit(
      tx,
      null,
      'person.signed-out-by-provider',
      ids.map((id) => ({ id, details: { provider } })),
    );
    announce(tx, { owner: permissionsChanged, ids, jobIds: [] });
    return ended.length;
  });
