import { useState } from 'react';
import { Box, Button, Notice } from 'shared-ui';
import { useRegistry } from '../registry/use-console-map';
import { checkForUpdate } from './watch-registry';

export const RegistryNotice = () => {
  const { source } = useRegistry();
  const [busy, setBusy] = useState(false);
  if (source !== 'none') return null;
  const tryAgain = async (): Promise<void> => {
    setBusy(true);
    await checkForUpdate();
    setBusy(false);
  };
  return (
    <Box mb="4">
      <Notice
        tone="wait"
        title="The parts of the console could not be listed"
        words="Menus and pages come back as soon as the server answers."
        action={
          <Button busy={busy} onClick={() => void tryAgain()}>
            Try again
          </Button>
        }
      />
    </Box>
  );
};
