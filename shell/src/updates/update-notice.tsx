import { useEffect } from 'react';
import { Box, Button, Notice } from 'shared-ui';
import { confirmLeave } from '../../sdk/react';
import { registryStore } from '../registry/registry-store';
import { useRegistry } from '../registry/use-console-map';
import { watchRegistry } from './watch-registry';

const acceptUpdate = async (): Promise<void> => {
  if (await confirmLeave()) registryStore.take();
};

export const UpdateNotice = () => {
  const { offered } = useRegistry();
  useEffect(watchRegistry, []);
  if (!offered) return null;
  return (
    <Box mb="4">
      <Notice
        title="A newer version of the console is there"
        words="You can go on as you are. Updating takes a moment and reopens this page."
        action={<Button onClick={() => void acceptUpdate()}>Update now</Button>}
      />
    </Box>
  );
};
