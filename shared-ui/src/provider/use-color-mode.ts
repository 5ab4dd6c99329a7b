import { useSyncExternalStore } from 'react';
import {
  type ColorMode,
  type ColorModeChoice,
  resolveColorMode,
  storeColorModeChoice,
  readColorModeChoice,
  subscribeToColorMode,
} from './color-mode';

export const useColorMode = (): {
  choice: ColorModeChoice;
  mode: ColorMode;
  setChoice: (choice: ColorModeChoice) => void;
} => {
  const choice = useSyncExternalStore(subscribeToColorMode, readColorModeChoice);
  const mode = useSyncExternalStore(subscribeToColorMode, () =>
    resolveColorMode(readColorModeChoice()),
  );
  return { choice, mode, setChoice: storeColorModeChoice };
};
