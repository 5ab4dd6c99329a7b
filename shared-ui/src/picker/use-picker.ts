import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { ListKeys } from './picker-list';
import type { PickerItem } from './picker-options';
import { useDebounced } from './use-debounced';

interface Input {
  value: readonly PickerItem[];
  multiple: boolean;
  onChange: (value: readonly PickerItem[]) => void;
}

/** What a picker does: opening, searching, choosing, taking back. */
export const usePicker = ({ value, multiple, onChange }: Input) => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const keys = useRef<ListKeys>(null);
  const search = useDebounced(text, 200);
  const has = (item: PickerItem) => value.some(({ id }) => id === item.id);

  const close = useCallback(() => {
    setOpen(false);
    setText('');
    setActiveId(undefined);
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

  // While the list still shows an older search, Enter must not choose from it.
  const press = (event: KeyboardEvent) => {
    const handled =
      event.key === 'Enter' && text !== search ? true : (keys.current?.press(event) ?? false);
    if (handled) event.preventDefault();
    return handled;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
      event.preventDefault();
      setOpen(true);
      return true;
    }
    if (event.key === 'Tab') close();
    return press(event);
  };

  const type = (next: string) => {
    setText(next);
    setOpen(true);
  };
  return {
    open,
    setOpen,
    text,
    type,
    search,
    activeId,
    setActiveId,
    keys,
    has,
    close,
    remove,
    choose,
    press,
    onKeyDown,
  };
};
