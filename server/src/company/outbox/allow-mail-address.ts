import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announceMail } from '../../platform/mail/announce-mail';
import { allowAddress } from '../../platform/mail/mail-suppressions';

export const allowMailAddress = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const mail = await tx.one<{ address: string }>(sql`
      select address from mail_message where id = ${id}`);
    if (!mail) throw new AppError('NOT_FOUND');
    if (!(await allowAddress(tx, mail.address))) return;
    await audit(tx, actor.userId, 'mail-message.allow-address', { id });
    await announceMail(tx, [id], tx);
  });
