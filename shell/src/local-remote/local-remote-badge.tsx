import { useEffect } from 'react';
import { Button, Flex, Text } from 'shared-ui';
import { useRegistry } from '../registry/use-console-map';
import { reopenWithLocalRemote } from './local-address';

const describeRemote = (shown: string | undefined, machine: string): string =>
  shown
    ? `${shown} is shown from your machine (${machine}).`
    : `Your machine (${machine}) does not answer. Everything is shown as deployed.`;

export const LocalRemoteBadge = ({ address }: { address: string }) => {
  const { map } = useRegistry();
  const own = map.remotes.find(({ remote }) => remote.entry.startsWith(`${address}/`));
  useEffect(() => {
    const changes = new EventSource(`${address}/changes`);
    changes.onmessage = () => reopenWithLocalRemote(address);
    return () => changes.close();
  }, [address]);
  return (
    <Flex
      as="aside"
      aria-label="Remote in work"
      position="fixed"
      bottom="3"
      insetInlineEnd="3"
      maxWidth="calc(100vw - 24px)"
      zIndex="bar"
      align="center"
      gap="3"
      px="4"
      py="2"
      borderRadius="lg"
      bg="accentSoft"
      borderWidth="1px"
      borderColor="line"
      boxShadow="float"
    >
      <Text size="sm">{describeRemote(own?.remote.id, new URL(address).host)}</Text>
      <Button size="sm" onClick={() => reopenWithLocalRemote(undefined)}>
        Show what is deployed
      </Button>
    </Flex>
  );
};
