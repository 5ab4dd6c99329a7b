import { useCallback, useEffect, useState } from 'react';
import type { ChatMessage } from 'server/contract/chat/channels/chat';
import { messages as words } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import { useTree } from 'shared-ui';
import { toMessageExcerpt } from './message-excerpt.rule';
import { findMessageRefusal } from './message-refusal.rule';
import type { useConversation } from './use-conversation';

type Conversation = Pick<ReturnType<typeof useConversation>, 'edit' | 'remove' | 'revised'>;

interface MessageEditing {
  sequence: number;
  text: string;
  /** Revision of the message when editing started. */
  revision: number;
  isSaving?: boolean;
  failure?: string;
}

export const toMessageElementId = (sequence: number): string => `message-${sequence}`;

const useFocusOnMessage = () => {
  const tree = useTree();
  return useCallback(
    (sequence: number): void => {
      const line = tree.getElementById(toMessageElementId(sequence));
      (line?.querySelector<HTMLElement>('[aria-haspopup]') ?? line)?.focus();
    },
    [tree],
  );
};

/** After an edit in another tab, the error carries the current message. */
const getNewerMessage = (error: unknown): ChatMessage | undefined =>
  error instanceof ApiError && error.code === 'STALE_VERSION'
    ? (error.current as ChatMessage)
    : undefined;

/**
 * One message can be edited or deleted at a time. The hook stores the edited text, so that the text survives
 * when the virtual list unmounts the message.
 */
export const useMessageEditing = (conversation: Conversation) => {
  const [editing, setEditing] = useState<MessageEditing>();
  const [toDelete, setToDelete] = useState<number>();
  const [removed, setRemoved] = useState<number>();
  const focusOn = useFocusOnMessage();
  // The closing dialog would return the focus to a menu that no longer exists.
  useEffect(() => {
    if (toDelete === undefined && removed !== undefined) focusOn(removed);
  }, [toDelete, removed, focusOn]);

  const leave = (sequence: number): void => {
    setEditing(undefined);
    focusOn(sequence);
  };
  const save = async ({ sequence, message }: ChatMessage): Promise<void> => {
    if (!editing || editing.isSaving) return;
    const { text, revision } = editing;
    if (text === message) return leave(sequence);
    const kept = { sequence, text, revision };
    const refusal = findMessageRefusal(text);
    if (refusal) return setEditing({ ...kept, failure: refusal });
    setEditing({ ...kept, isSaving: true });
    try {
      await conversation.edit(sequence, text, revision);
      leave(sequence);
    } catch (error) {
      const now = getNewerMessage(error);
      if (!now) return setEditing({ ...kept, failure: (error as Error).message });
      conversation.revised(now);
      if (now.message === text) return leave(sequence);
      const failure = `${words.chat.changedElsewhere} “${toMessageExcerpt(now.message)}”`;
      setEditing({ ...kept, revision: now.revision, failure });
    }
  };
  return {
    editing,
    edit: ({ sequence, message, revision }: ChatMessage) =>
      setEditing({ sequence, text: message, revision }),
    type: (text: string) => {
      if (!editing) return;
      const { sequence, revision } = editing;
      setEditing({ sequence, text, revision });
    },
    leave,
    save,
    toDelete,
    askToDelete: ({ sequence }: ChatMessage) => setToDelete(sequence),
    keep: () => setToDelete(undefined),
    remove: async (): Promise<void> => {
      if (toDelete === undefined) return;
      await conversation.remove(toDelete);
      setRemoved(toDelete);
    },
  };
};
