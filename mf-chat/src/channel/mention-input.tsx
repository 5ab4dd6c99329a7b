import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import type { ChannelMember } from 'server/contract/chat/channels/chat';
import { memberParts } from 'server/contract/chat/channels/chat-constants';
import { MessageInput, NameOffers, type ListKeys } from 'shared-ui/log';
import { findMentionQuery, listMentionSuggestions, insertMention } from './mentions.rule';

interface Props extends Omit<
  ComponentProps<typeof MessageInput>,
  'value' | 'onChange' | 'onSelect' | 'ref'
> {
  value: string;
  onType: (text: string) => void;
  members: readonly ChannelMember[];
  reader: number | undefined;
}

export const MentionInput = ({ value, onType, members, reader, onKeyDown, ...rest }: Props) => {
  const listId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const keys = useRef<ListKeys>(null);
  /** Caret index; `undefined` while no mention is being typed. */
  const [caret, setCaret] = useState<number>();
  const [activeId, setActiveId] = useState<string>();
  /** Caret position to restore after a mention was inserted. */
  const [placed, setPlaced] = useState<{ caret: number }>();
  useLayoutEffect(() => {
    if (placed) input.current?.setSelectionRange(placed.caret, placed.caret);
  }, [placed]);

  const query = caret === undefined || rest.readOnly ? undefined : findMentionQuery(value, caret);
  const offered = query ? listMentionSuggestions(query, members, reader) : [];
  const isOpen = query !== undefined && offered.length > 0;
  const close = (): void => setCaret(undefined);
  const choose = (name: string): void => {
    if (!query) return;
    const named = insertMention(value, query, name);
    onType(named.text);
    setPlaced({ caret: named.caret });
    close();
  };
  return (
    <>
      <MessageInput
        {...rest}
        ref={input}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? activeId : undefined}
        onChange={({ target }) => {
          onType(target.value);
          setCaret(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => {
          if (caret !== undefined) setCaret(currentTarget.selectionStart);
        }}
        onBlur={close}
        onKeyDown={(event) => {
          if (isOpen && !event.shiftKey && keys.current?.press(event)) event.preventDefault();
          else onKeyDown?.(event);
        }}
      />
      {isOpen ? (
        <NameOffers
          id={listId}
          label="Who reads this chat"
          anchor={input}
          search={query.typed}
          keys={keys}
          people={offered.map(({ userId, name, part }) => ({
            id: userId,
            label: name,
            hint: memberParts[part],
          }))}
          onChoose={choose}
          onActive={setActiveId}
          onDismiss={close}
        />
      ) : null}
    </>
  );
};
