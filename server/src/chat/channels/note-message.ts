import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { noteTexts } from '../../platform/personal-data/texts-written';

/** A message is looked through for numbers of documents. */
export const noteMessage = async (
  tx: Transaction,
  channelId: number,
  text: string,
): Promise<void> => {
  const channel = await tx.one<{ applicationId: number }>(sql`
    select application_id as "applicationId" from chat_channel where id = ${channelId}`);
  if (channel) await noteTexts(tx, [channel.applicationId], [text]);
};
