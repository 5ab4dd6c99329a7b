import type { ChatMessage } from 'server/contract/chat/channels/chat';
import { messages as words } from 'server/contract/messages';
import { IconButton, Menu, MoreIcon } from 'shared-ui';
import { isMessageChangeable } from './message-changeable.rule';

interface Props {
  message: ChatMessage;
  time: string;
  onEdit: () => void;
  onDelete: () => void;
}

export const MessageMenu = ({ message, time, onEdit, onDelete }: Props) => {
  const label = `Actions for your message of ${time}`;
  return (
    <Menu
      label={label}
      align="end"
      entries={() => {
        const disabledReason = isMessageChangeable(message) ? undefined : words.chat.tooLate;
        return [
          { id: 'edit', label: 'Edit', disabledReason, onSelect: onEdit },
          { id: 'delete', label: 'Delete', tone: 'bad', disabledReason, onSelect: onDelete },
        ];
      }}
      trigger={
        <IconButton
          size="sm"
          my="-1.5"
          alignSelf="center"
          label={label}
          icon={<MoreIcon size={16} aria-hidden />}
        />
      }
    />
  );
};
