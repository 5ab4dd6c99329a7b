import { Box } from '@chakra-ui/react';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Button } from '../action/button';
import { Text } from '../layout/text';
import { getDocumentOrShadowRoot } from '../layer/get-document-or-shadow-root';
import { useDelayed } from '../state/use-delayed';
import { PickerOptionRow } from './picker-option-row';
import type { PickerItem, UseOptions } from './picker-options';
import { useActiveOption } from './use-active-option';
import { usePickerAddition } from './use-picker-addition';

export interface ListKeys {
  /** Passes a key event to the list; returns true if the list handled it. */
  press: (event: KeyboardEvent) => boolean;
  /** True if the shown items belong to the current search text. */
  isAnswered: boolean;
}

interface Props {
  id: string;
  label: string;
  search: string;
  useOptions: UseOptions;
  isSelected: (item: PickerItem) => boolean;
  multiple?: boolean;
  adds?: boolean;
  keys: Ref<ListKeys>;
  onChoose: (item: PickerItem) => void;
  /** Called with the element id of the active item, for `aria-activedescendant`. */
  onActive: (optionId: string | undefined) => void;
}

const isNearEnd = (list: HTMLElement) =>
  list.scrollHeight - list.scrollTop - list.clientHeight < 80;

export const PickerList = (props: Props) => {
  const { id, label, search, useOptions, isSelected, multiple = false } = props;
  const options = useOptions(search);
  const { hasMore, isLoading, error, loadMore, retry } = options;
  const source = props.adds ? options : { ...options, add: undefined };
  const { items, adding, addChosen } = usePickerAddition(source, search, props.onChoose);
  const { at, put, move } = useActiveOption(search, items.length);
  const list = useRef<HTMLDivElement>(null);
  const slow = useDelayed(isLoading, 300);
  const { onActive, onChoose } = props;
  const activeId = items[at] ? `${id}-${String(at)}` : undefined;

  const choose = (item: PickerItem | undefined) => {
    if (item && !item.disabled && !addChosen(item)) onChoose(item);
  };
  const more = () => {
    if (hasMore && !isLoading && !error) loadMore?.();
  };

  useEffect(() => {
    onActive(activeId);
    const option = activeId ? getDocumentOrShadowRoot(list.current).getElementById(activeId) : null;
    option?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActive]);

  useImperativeHandle(props.keys, () => ({
    isAnswered: !isLoading,
    press: (event) => {
      const goesOn = event.key === 'ArrowDown' && at >= items.length - 2;
      const asksAgain = error && (items.length === 0 ? event.key === 'Enter' : goesOn);
      if (asksAgain) retry?.();
      else if (event.key === 'Enter') choose(items[at]);
      if (event.key !== 'Enter' && !move(event.key)) return false;
      if (goesOn) more();
      return true;
    },
  }));

  return (
    <Box
      ref={list}
      maxHeight="280px"
      overflowY="auto"
      onScroll={(event) => isNearEnd(event.currentTarget) && more()}
    >
      <Box id={id} role="listbox" aria-label={label} aria-multiselectable={multiple || undefined}>
        {items.map((item, index) => (
          <PickerOptionRow
            key={item.id}
            id={`${id}-${String(index)}`}
            item={item}
            active={index === at}
            selected={isSelected(item)}
            onPoint={() => put(index)}
            onChoose={() => choose(item)}
          />
        ))}
      </Box>
      <Text
        role="status"
        size="sm"
        tone={error || adding?.error ? 'bad' : 'third'}
        px="2.5"
        css={{ '&:not(:empty)': { py: '1.5' } }}
      >
        {adding?.words ??
          describeListStatus({ count: items.length, slow, isLoading, error, hint: options.hint })}
      </Text>
      {error && retry ? (
        <Button
          size="sm"
          tabIndex={-1}
          ms="2.5"
          mb="1.5"
          onPointerDown={(event) => event.preventDefault()}
          onClick={retry}
        >
          Try again
        </Button>
      ) : null}
    </Box>
  );
};

interface PickerListStatus {
  count: number;
  slow: boolean;
  isLoading: boolean;
  error: unknown;
  hint: string | undefined;
}

const describeListStatus = ({ count, slow, isLoading, error, hint }: PickerListStatus) => {
  if (error) {
    const key = count === 0 ? 'Enter' : 'Arrow down';
    return `${count === 0 ? 'The list' : 'The rest'} could not be loaded. ${key} tries again.`;
  }
  if (isLoading) return slow ? 'Loading…' : '';
  return count === 0 ? (hint ?? 'Nothing matches') : '';
};
