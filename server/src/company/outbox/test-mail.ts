import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';

export const testMail: MailKind = {
  name: 'test',
  render: ({ reference }, { company }) =>
    Promise.resolve({
      subject: 'Test message',
      heading: 'Mail arrives',
      paragraphs: [`The hiring console of ${company} can send mail to this address.`],
      button: { label: 'Open the console', path: '/' },
      reason: `${String(reference.actorName)} tried whether mail arrives here`,
    }),
};

/** Returns the id of the test message. */
export const enqueueTestMail = (db: Database, actor: Actor, address: string): Promise<number> =>
  db.transaction(async (tx) => {
    const cause = `test:${randomUUID()}`;
    const person = await tx.one<{ actorName: string }>(sql`
      select trim(first_name || ' ' || last_name) as "actorName" from app_user
      where id = ${actor.userId}`);
    await enqueueMail(tx, testMail, [
      { cause, to: { address }, reference: person ?? { actorName: 'Another system' } },
    ]);
    const message = await tx.one<{ id: number }>(sql`
      select id from mail_message where kind = ${testMail.name} and cause = ${cause}`);
    if (!message) throw new Error('The database stored no message');
    await audit(tx, actor.userId, 'mail-message.test', { id: message.id });
    return message.id;
  });
