import { useSyncExternalStore } from 'react';
import {
  type ColorMode,
  type ColorModeChoice,
  resolveMode,
  storeChoice,
  storedChoice,
  watchColorMode,
} from './color-mode';

export const useColorMode = (): {
  choice: ColorModeChoice;
  mode: ColorMode;
  setChoice: (choice: ColorModeChoice) => void;
} => {
  const choice = useSyncExternalStore(watchColorMode, storedChoice);
  const mode = useSyncExternalStore(watchColorMode, () => resolveMode(storedChoice()));
  return { choice, mode, setChoice: storeChoice };
};
