import { useSyncExternalStore } from 'react';
import { usePermission } from 'shared-auth';
import { Button } from 'shared-ui';
import { outlineModeStore } from './outline-mode';

export const OutlineSwitch = () => {
  const { offer } = usePermission('registry:deploy');
  const isOn = useSyncExternalStore(outlineModeStore.subscribe, outlineModeStore.isOn);
  return (
    <Button
      {...offer()}
      aria-pressed={isOn}
      aria-keyshortcuts="Alt+Shift+O"
      onClick={outlineModeStore.turn}
    >
      Outline regions (Alt Shift O)
    </Button>
  );
};
