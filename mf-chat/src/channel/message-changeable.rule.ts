import type { ChatMessage } from 'server/contract/chat/channels/chat';
import { minutesToChange } from 'server/contract/chat/channels/chat-constants';

export const isMessageChangeable = (
  { updated_at, deletedAt }: Pick<ChatMessage, 'updated_at' | 'deletedAt'>,
  now = Date.now(),
): boolean => deletedAt === null && now - Date.parse(updated_at) < minutesToChange * 60_000;
