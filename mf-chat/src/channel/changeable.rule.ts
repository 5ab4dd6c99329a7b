import type { ChatMessage } from 'server/contract/chat/chat';
import { minutesToChange } from 'server/contract/chat/chat-constants';

/** Whether a message may still be edited or deleted by who wrote it; the server has the last word. */
export const isChangeable = (
  { updated_at, deletedAt }: Pick<ChatMessage, 'updated_at' | 'deletedAt'>,
  now = Date.now(),
): boolean => deletedAt === null && now - Date.parse(updated_at) < minutesToChange * 60_000;
