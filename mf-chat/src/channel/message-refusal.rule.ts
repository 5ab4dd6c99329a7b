import { longestMessage, seenSign } from 'server/contract/chat/channels/chat-constants';
import { messages } from 'server/contract/messages';

export const findMessageRefusal = (text: string): string | undefined => {
  if (!seenSign.test(text)) return messages.chat.empty;
  const over = text.length - longestMessage;
  return over > 0 ? messages.chat.tooLong(over) : undefined;
};
