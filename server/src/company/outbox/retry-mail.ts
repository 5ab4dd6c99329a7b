import sql from 'sql-template-tag';
import type { MailSelection } from '../../../contract/company/outbox/mail-message';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announceMail } from '../../platform/mail/announce-mail';
import { lockSelectedRows } from '../../platform/lists/list-selection';
import { isMailRetryableSql, mailList } from './mail-messages.list';
import { requeueMail } from '../../platform/mail/requeue-mail';

interface LockedMail {
  id: number;
  canRetry: boolean;
}

/** @throws AppError for messages that were sent already, or that must not be sent. */
export const retryMail = (db: Database, actor: Actor, selection: MailSelection): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await lockSelectedRows<LockedMail, Actor, object, 'id'>(
      ...([tx, mailList, selection, actor] as const),
      sql`, ${isMailRetryableSql} as "canRetry"`,
    );
    const other = rows.find(({ canRetry }) => !canRetry);
    if (other)
      throw new AppError('IN_USE', {
        message:
          'Nothing was queued: only messages that wait, failed or could not go to their address can be tried again. Leave the others out.',
      });
    const ids = rows.map(({ id }) => id);
    await requeueMail(tx, ids);
    await audit(
      tx,
      actor.userId,
      'mail-message.retry',
      ids.map((id) => ({ id })),
    );
    await announceMail(tx, ids, tx);
    return ids.length;
  });
