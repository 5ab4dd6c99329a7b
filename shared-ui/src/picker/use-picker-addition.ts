import { useState } from 'react';
import type { PickerItem, PickerOptions } from './picker-options';

const additionId = 'add';

const foldText = (text: string): string => text.trim().toLowerCase();

interface AdditionState {
  search: string;
  words: string;
  error: boolean;
}

/** Appends an item that adds the searched name, if the source can add names and does not have this name. */
export const usePickerAddition = (
  { items, add, isLoading, error }: PickerOptions,
  search: string,
  onChoose: (item: PickerItem) => void,
) => {
  const [adding, setAdding] = useState<AdditionState>();
  const name = search.trim();
  const isKnown = items.some(({ label }) => foldText(label) === foldText(name));
  const isOffered = add !== undefined && name !== '' && !isKnown && !isLoading && !error;
  const current = adding?.search === search ? adding : undefined;
  const run = async (added: NonNullable<typeof add>) => {
    setAdding({ search, words: `Adding ‘${name}’…`, error: false });
    try {
      onChoose(await added(name));
    } catch (reason) {
      const { message } = reason as Error;
      setAdding({ search, words: `‘${name}’ was not added. ${message}`, error: true });
    }
  };
  return {
    items: isOffered ? [...items, { id: additionId, label: `Add '${name}'` }] : items,
    adding: current,
    addChosen: ({ id }: PickerItem): boolean => {
      if (!isOffered || id !== additionId) return false;
      const isRunning = current !== undefined && !current.error;
      if (!isRunning) void run(add);
      return true;
    },
  };
};
