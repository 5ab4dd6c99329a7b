import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { KeyboardIcon, usePageKeys, type MenuEntry } from 'shared-ui';
import { readSingleKeysSetting } from './single-keys';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog')).KeysDialog }));

const label = 'Keyboard shortcuts';

/**
 * Dialog of shortcuts, opened by `?` and by the user menu, which also works while shortcuts are switched off.
 */
export const useKeysDialog = (): { entry: MenuEntry; dialog: ReactNode } => {
  const [isOpen, setIsOpen] = useState(false);
  const open = (): boolean => {
    setIsOpen(true);
    return true;
  };
  useEffect(() => void readSingleKeysSetting(), []);
  usePageKeys('Everywhere', () => [
    { keys: ['Ctrl', 'K'], label: 'Search everything' },
    { keys: ['?'], label: 'Show these shortcuts', act: open },
  ]);
  return {
    entry: {
      id: 'keys',
      label,
      icon: <KeyboardIcon size={16} aria-hidden />,
      divided: true,
      onSelect: () => setIsOpen(true),
    },
    dialog: isOpen ? (
      <Suspense fallback={null}>
        <KeysDialog title={label} onClose={() => setIsOpen(false)} />
      </Suspense>
    ) : null,
  };
};
