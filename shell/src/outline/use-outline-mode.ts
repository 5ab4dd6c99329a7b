import { useEffect, useSyncExternalStore } from 'react';
import { usePermission } from 'shared-auth';
import { outlineModeStore } from './outline-mode';

/** Shortcut Alt+Shift+O, which outlines the parts of remotes, for users who may deploy. */
export const useOutlineMode = (): boolean => {
  const { allowed } = usePermission('registry:deploy');
  const isOn = useSyncExternalStore(outlineModeStore.subscribe, outlineModeStore.isOn);
  useEffect(() => {
    if (!allowed) return undefined;
    const onKeyDown = ({ altKey, shiftKey, ctrlKey, code }: KeyboardEvent): void => {
      if (altKey && shiftKey && !ctrlKey && code === 'KeyO') outlineModeStore.turn();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [allowed]);
  return allowed && isOn;
};
