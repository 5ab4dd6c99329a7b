import { useEffect, useRef, useState } from 'react';
import { chatRoom, chatTypingEvent, type ChatTyping } from 'server/contract/chat/chat-constants';
import { signalRoom, useRoom } from 'shared-auth';

/** Somebody who pauses for longer is not shown as writing any more. */
const shownFor = 6_000;
/** While somebody writes, the others are told again after this time. */
const toldEvery = 3_000;

type Timer = ReturnType<typeof setTimeout>;

/**
 * Who else is writing in a channel now, and tells them that the reader is.
 * @param reader their own id; their other tabs are not shown to them.
 */
export const useTyping = (channelId: number, reader: number | undefined) => {
  const [writers, setWriters] = useState<readonly number[]>([]);
  const timers = useRef(new Map<number, Timer>());
  const toldAt = useRef(-Infinity);

  const stopped = (userId: number): void => {
    clearTimeout(timers.current.get(userId));
    timers.current.delete(userId);
    setWriters((known) => known.filter((one) => one !== userId));
  };
  const writes = (userId: number): void => {
    clearTimeout(timers.current.get(userId));
    timers.current.set(
      userId,
      setTimeout(() => stopped(userId), shownFor),
    );
    setWriters((known) => (known.includes(userId) ? known : [...known, userId]));
  };
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  useRoom<ChatTyping>({
    room: chatRoom,
    id: channelId,
    event: chatTypingEvent,
    said: ({ id, userId }) => {
      if (id === channelId && userId !== reader) writes(userId);
    },
    entered: () => undefined,
  });

  return {
    writers,
    /** Whoever has sent what they wrote is not writing. */
    stopped,
    tell: (): void => {
      if (Date.now() - toldAt.current < toldEvery) return;
      toldAt.current = Date.now();
      signalRoom(chatRoom, channelId);
    },
    /** The next letter is told at once. */
    sent: (): void => {
      toldAt.current = -Infinity;
    },
  };
};
