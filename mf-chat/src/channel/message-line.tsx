import type { ChannelMember, ChatMessage } from 'server/contract/chat/channels/chat';
import { messages as words } from 'server/contract/messages';
import { Text } from 'shared-ui';
import { MessageEditor } from 'shared-ui/log';
import { getSenderMark } from './audience.rule';
import { isMessageChangeable } from './message-changeable.rule';
import { MentionInput } from './mention-input';
import { MessageFrame, type MessageFocusState, type MessageLineFrame } from './message-frame';
import { MessageMenu } from './message-menu';
import { MessageText } from './message-text';
import { toMessageElementId, type useMessageEditing } from './use-message-changes';

interface Props {
  message: ChatMessage;
  frame: MessageLineFrame;
  members: readonly ChannelMember[];
  reader: number | undefined;
  isReadOnly: boolean;
  changes: ReturnType<typeof useMessageEditing>;
  landing?: MessageFocusState | undefined;
}

const MessageBody = ({
  message,
  changes,
  members,
  reader,
}: Pick<Props, 'message' | 'changes' | 'members' | 'reader'>) => {
  const { editing } = changes;
  if (message.deletedAt !== null) return <Text tone="second">{words.chat.wasDeleted}</Text>;
  if (editing?.sequence !== message.sequence)
    return <MessageText message={message.message} mentions={message.mentions} reader={reader} />;
  return (
    <MessageEditor
      label="Edit your message"
      isSaving={editing.isSaving ?? false}
      failure={editing.failure}
      onSave={() => void changes.save(message)}
      onCancel={() => changes.leave(message.sequence)}
    >
      {(box) => (
        <MentionInput
          {...box}
          members={members}
          reader={reader}
          value={editing.text}
          onType={changes.type}
        />
      )}
    </MessageEditor>
  );
};

export const MessageLine = ({
  message,
  frame: { clockTime, ...frame },
  members,
  reader,
  isReadOnly,
  changes,
  landing,
}: Props) => {
  const isOwn = message.senderId === reader;
  return (
    <MessageFrame
      {...frame}
      id={toMessageElementId(message.sequence)}
      landing={landing}
      sender={message.senderName}
      isOwn={isOwn}
      mark={isOwn ? undefined : getSenderMark(members, message.senderId)}
      trace={message.editedAt !== null && message.deletedAt === null ? 'edited' : undefined}
      menu={
        isOwn && !isReadOnly && isMessageChangeable(message) ? (
          <MessageMenu
            message={message}
            time={clockTime}
            onEdit={() => changes.edit(message)}
            onDelete={() => changes.askToDelete(message)}
          />
        ) : null
      }
    >
      <MessageBody message={message} changes={changes} members={members} reader={reader} />
    </MessageFrame>
  );
};
