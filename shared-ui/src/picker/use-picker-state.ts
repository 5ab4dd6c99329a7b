import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { type AwaitedChoice, describeUnchosenText, findAwaitedItem } from './awaited.rule';
import type { ListKeys } from './picker-list';
import type { PickerItem, PickerOptions } from './picker-options';
import { useDebouncedValue } from './use-debounced-value';

interface PickerStateOptions {
  value: readonly PickerItem[];
  multiple: boolean;
  onChange: (value: readonly PickerItem[]) => void;
}

export const usePickerState = ({ value, multiple, onChange }: PickerStateOptions) => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [awaited, setAwaited] = useState<AwaitedChoice>();
  const [unchosen, setUnchosen] = useState<string>();
  const keys = useRef<ListKeys>(null);
  const settled = useDebouncedValue(text, 200);
  const search = awaited ? text : settled;
  const has = (item: PickerItem) => value.some(({ id }) => id === item.id);

  const show = () => {
    setUnchosen(undefined);
    setOpen(true);
  };
  const close = useCallback(() => {
    setOpen(false);
    setText('');
    setActiveId(undefined);
    setAwaited(undefined);
    setUnchosen(undefined);
  }, []);
  const remove = (item: PickerItem) => onChange(value.filter(({ id }) => id !== item.id));
  const choose = (item: PickerItem) => {
    setText('');
    if (!multiple) {
      onChange([item]);
      close();
    } else if (has(item)) remove(item);
    else onChange([...value, item]);
  };

  /**
   * Called on blur, which closes the list at once; the search for the typed text continues in the background.
   */
  const leave = () => {
    if (text.trim() === '') return close();
    setOpen(false);
    setActiveId(undefined);
    setAwaited(awaited ?? 'exact');
  };
  const answer = (answered: PickerOptions) => {
    if (!awaited) return;
    setAwaited(undefined);
    const found = findAwaitedItem(awaited, text, answered);
    if (found && !found.disabled) {
      if (multiple && has(found)) setText('');
      else choose(found);
    } else if (!open) {
      setUnchosen(describeUnchosenText(text, found, answered));
      setText('');
    }
  };

  // True while the list shows items of an older search, from which Enter must not choose.
  const isBehind = () => text !== search || keys.current?.isAnswered === false;
  const press = (event: KeyboardEvent) => {
    const waits = event.key === 'Enter' && isBehind();
    if (waits && text.trim() !== '') setAwaited('first');
    const handled = waits || (keys.current?.press(event) ?? false);
    if (handled) event.preventDefault();
    // Moving through the list cancels the choice that waits for search results.
    if (handled && !waits) setAwaited(undefined);
    return handled;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
      event.preventDefault();
      show();
      return true;
    }
    if (event.key === 'Tab') leave();
    return press(event);
  };

  const type = (next: string) => {
    setText(next);
    setAwaited(undefined);
    show();
  };
  return {
    open,
    show,
    text,
    type,
    search,
    activeId,
    setActiveId,
    /** Item to choose when the running search ends; undefined if none was asked for. */
    awaited,
    answer,
    /** Error message if no option matched the typed text. */
    unchosen,
    keys,
    has,
    close,
    leave,
    remove,
    choose,
    press,
    onKeyDown,
  };
};
