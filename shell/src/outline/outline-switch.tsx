import { useSyncExternalStore } from 'react';
import { usePermission } from 'shared-auth';
import { Button } from 'shared-ui';
import { outlineMode } from './outline-mode';

export const OutlineSwitch = () => {
  const { offer } = usePermission('registry:deploy');
  const isOn = useSyncExternalStore(outlineMode.subscribe, outlineMode.isOn);
  return (
    <Button
      {...offer()}
      aria-pressed={isOn}
      aria-keyshortcuts="Alt+Shift+O"
      onClick={outlineMode.turn}
    >
      Outline regions (Alt Shift O)
    </Button>
  );
};
