import { readGrants } from '../../platform/access/read-grants';
import type { Db } from '../../platform/db/database';
import type { ChannelReader } from './channels.list';

/**
 * The recipient of mail as a reader of chats, with their current roles; undefined if they may not read chats.
 */
export const findRecipientAsReader = async (
  db: Db,
  userId: number | null,
): Promise<ChannelReader | undefined> => {
  if (userId === null) return undefined;
  const grants = await readGrants(db, userId);
  const grant = grants.get('chat:take-part');
  return grant && { viewer: { userId, roles: [], grants }, grant };
};
