import { useEffect, useEffectEvent, useState } from 'react';
import type { MessageFocusState } from './message-frame';
import type { useConversation } from './use-conversation';

export const useMessageFocus = (
  at: number | undefined,
  conversation: Pick<ReturnType<typeof useConversation>, 'loadBackTo'>,
) => {
  const [landed, setLanded] = useState<number>();
  const loadBackTo = useEffectEvent((sequence: number) => conversation.loadBackTo(sequence));
  useEffect(() => {
    if (at !== undefined) void loadBackTo(at);
  }, [at]);
  return (sequence: number): MessageFocusState | undefined =>
    sequence === at ? { isDone: landed === at, onLand: () => setLanded(at) } : undefined;
};
