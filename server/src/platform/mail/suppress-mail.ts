import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import type { MailKind } from './mail-kind';

/** Cancels messages with these causes, unless they were sent. */
export const cancelUnsentMail = (
  db: Db,
  kinds: readonly Pick<MailKind, 'name'>[],
  causes: readonly string[],
  reason: string,
): Promise<number> =>
  db.run(sql`
    update mail_message set state = 'suppressed', problem = ${reason}
    where kind = any (${kinds.map(({ name }) => name)}::text[])
      and cause = any (${[...causes]}::text[]) and state in ('queued', 'deferred')`);
