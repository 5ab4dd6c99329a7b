import { useEffect, useState } from 'react';
import type { ChatMessage } from 'server/contract/chat/chat';
import { messages as words } from 'server/contract/messages';
import type { useConversation } from './use-conversation';

type Conversation = Pick<ReturnType<typeof useConversation>, 'edit' | 'remove'>;

interface Editing {
  sequence: number;
  text: string;
  isSaving?: boolean;
  failure?: string;
}

/** By which the focus comes back to a message. */
export const messageIdOf = (sequence: number): string => `message-${sequence}`;

const focusOn = (sequence: number): void => {
  const line = document.getElementById(messageIdOf(sequence));
  (line?.querySelector<HTMLElement>('[aria-haspopup]') ?? line)?.focus();
};

/** The one message that is being edited or about to be deleted; what is typed stays while it is out of sight. */
export const useMessageChanges = (conversation: Conversation) => {
  const [editing, setEditing] = useState<Editing>();
  const [doomed, setDoomed] = useState<number>();
  const [removed, setRemoved] = useState<number>();
  // The dialog gives the focus back to a menu that is gone by then.
  useEffect(() => {
    if (doomed === undefined && removed !== undefined) focusOn(removed);
  }, [doomed, removed]);

  const leave = (sequence: number): void => {
    setEditing(undefined);
    focusOn(sequence);
  };
  const save = async ({ sequence, message }: ChatMessage): Promise<void> => {
    if (!editing || editing.isSaving) return;
    const { text } = editing;
    if (text === message) return leave(sequence);
    if (text.trim() === '') return setEditing({ sequence, text, failure: words.chat.empty });
    setEditing({ sequence, text, isSaving: true });
    try {
      await conversation.edit(sequence, text);
      leave(sequence);
    } catch (error) {
      setEditing({ sequence, text, failure: (error as Error).message });
    }
  };
  return {
    editing,
    edit: ({ sequence, message }: ChatMessage) => setEditing({ sequence, text: message }),
    type: (text: string) => editing && setEditing({ sequence: editing.sequence, text }),
    leave,
    save,
    doomed,
    /** Asks whether a message is to be deleted. */
    doom: ({ sequence }: ChatMessage) => setDoomed(sequence),
    spare: () => setDoomed(undefined),
    remove: async (): Promise<void> => {
      if (doomed === undefined) return;
      await conversation.remove(doomed);
      setRemoved(doomed);
    },
  };
};
