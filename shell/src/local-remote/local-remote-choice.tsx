import { useEffect, useRef } from 'react';
import { Box, Button, Flex, Heading, Text } from 'shared-ui';
import { useDocumentTitle } from '../../sdk/react';
import { getLocalAddress, reopenWithLocalRemote } from './local-address';

interface LocalRemoteChoiceProps {
  address: string;
  allowed: boolean;
}

/** The initial focus is on the safe answer. */
export const LocalRemoteChoice = ({ address, allowed }: LocalRemoteChoiceProps) => {
  const without = useRef<HTMLButtonElement>(null);
  const title = allowed
    ? 'Show a remote from your machine?'
    : 'This console shows deployed remotes only';
  useDocumentTitle(title);
  useEffect(() => without.current?.focus(), []);
  return (
    <Box as="main" maxWidth="520px" mx="auto" pt="20" px="4">
      <Box role="alertdialog" aria-labelledby="choose-title" aria-describedby="choose-words">
        <Heading level={1} id="choose-title">
          {title}
        </Heading>
        <Text tone="second" id="choose-words" mt="2">
          {allowed
            ? `In this tab, the remote that ${address} serves takes the place of the deployed one. Its code can do here whatever you can do. If you did not start that server yourself, go on without it.`
            : `The link asks for a remote from ${address}. Whoever runs this console can allow that with LOCAL_REMOTES.`}
        </Text>
        <Flex gap="3" mt="5" wrap="wrap">
          <Button
            variant="main"
            ref={without}
            onClick={() => reopenWithLocalRemote(allowed ? undefined : getLocalAddress())}
          >
            Go on without it
          </Button>
          {allowed ? (
            <Button onClick={() => reopenWithLocalRemote(address)}>Show it in this tab</Button>
          ) : null}
        </Flex>
      </Box>
    </Box>
  );
};
