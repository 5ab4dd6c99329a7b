import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { announceTexts } from '../../platform/personal-data/texts-written';

/** Runs the hook for stored texts if the message may contain the number of an identity document. */
export const announceMessageText = async (
  tx: Transaction,
  channelId: number,
  text: string,
): Promise<void> => {
  const channel = await tx.one<{ applicationId: number }>(sql`
    select application_id as "applicationId" from chat_channel where id = ${channelId}`);
  if (channel) await announceTexts(tx, [channel.applicationId], [text]);
};
