import { useSyncExternalStore } from 'react';
import {
  type ColorMode,
  type ColorModeChoice,
  resolveMode,
  storeChoice,
  readStoredChoice,
  subscribeToColorMode,
} from './color-mode';

export const useColorMode = (): {
  choice: ColorModeChoice;
  mode: ColorMode;
  setChoice: (choice: ColorModeChoice) => void;
} => {
  const choice = useSyncExternalStore(subscribeToColorMode, readStoredChoice);
  const mode = useSyncExternalStore(subscribeToColorMode, () => resolveMode(readStoredChoice()));
  return { choice, mode, setChoice: storeChoice };
};
