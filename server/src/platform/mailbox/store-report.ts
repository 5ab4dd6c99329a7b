import sql from 'sql-template-tag';
import type { Db, Transaction } from '../db/database';
import { announceMail } from '../mail/announce-mail';
import { suppressAddress } from '../mail/mail-suppressions';
import { matchesTag, type AddressTag } from '../mail/tagged-address.rule';
import type { DeliveryReport } from './delivery-report.rule';

interface SentMail {
  id: number;
  messageId: string;
  address: string;
}

const sentColumns = sql`select id, message_id as "messageId", address from mail_message`;

const findByTag = async (db: Db, tags: readonly AddressTag[]): Promise<SentMail | undefined> => {
  const tag = tags.find(({ purpose }) => purpose === 'b');
  const mail =
    tag &&
    (await db.one<SentMail>(sql`${sentColumns} where id = ${tag.id} and sent_at is not null`));
  return mail && matchesTag(tag, mail) ? mail : undefined;
};

/** Finds our message by the headers in the report, since some providers replace the return address. */
const findByHeaders = (
  db: Db,
  { messageIds, recipients }: DeliveryReport,
): Promise<SentMail | undefined> =>
  db.one<SentMail>(sql`
    ${sentColumns} where message_id = any (${messageIds.slice(0, 1)}::uuid[])
      and lower(address) = any (${recipients}) and sent_at is not null`);

/** Returns false for a report that is not about one of our messages. */
export const storeDeliveryReport = async (
  tx: Transaction,
  report: DeliveryReport,
  tags: readonly AddressTag[],
): Promise<boolean> => {
  const mail = (await findByTag(tx, tags)) ?? (await findByHeaders(tx, report));
  if (!mail) return false;
  const { outcome, reason, isAddressDead } = report;
  if (outcome === 'failed') {
    await tx.run(sql`
      update mail_message set state = 'bounced', problem = ${`It came back: ${reason}`}
      where id = ${mail.id} and state in ('sent', 'bounced')`);
    if (isAddressDead) await suppressAddress(tx, mail.address, reason);
  } else
    await tx.run(sql`
      update mail_message set delays = delays + 1,
        problem = case when state = 'sent' then ${`It is late: ${reason}`} else problem end
      where id = ${mail.id}`);
  await announceMail(tx, [mail.id], tx);
  return true;
};
