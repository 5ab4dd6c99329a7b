import { useState } from 'react';
import type { DeployedRemote } from 'server/contract/console/registry/registry-moves';
import { Box, Button, Card, Flex, Heading, StatusDot, Text } from 'shared-ui';
import { useConsoleMap } from '../registry/use-console-map';
import { CanaryReleaseState } from './canary-release-state';
import { LiveVersionHealth } from './live-version-health';
import { RemoteVersions } from './remote-versions';
import { useCanaryActions } from './use-canary-actions';
import { useInstantText } from './use-instant-text';
import { useVersionMoves } from './use-version-moves';

const useRemoteRefusal = ({ id, version }: DeployedRemote): string | undefined =>
  useConsoleMap().remotes.find(({ remote }) => remote.id === id && remote.version === version)
    ?.remote.refusal;

const useRemoteOwner = ({ id }: DeployedRemote): string | undefined =>
  useConsoleMap().remotes.find(({ remote }) => remote.id === id)?.contributions.owner;

const RemoteState = ({ remote }: { remote: DeployedRemote }) => {
  const refusal = useRemoteRefusal(remote);
  if (!remote.isEnabled) return <StatusDot tone="mute">Switched off</StatusDot>;
  if (refusal) return <StatusDot tone="bad">{refusal}</StatusDot>;
  return <StatusDot tone="ok">Live</StatusDot>;
};

export const RemoteCard = ({ remote }: { remote: DeployedRemote }) => {
  const { id, version, previousVersion, isEnabled, movedAt, canary } = remote;
  const [isOpen, setOpen] = useState(false);
  const at = useInstantText();
  const owner = useRemoteOwner(remote);
  const moves = useVersionMoves(remote);
  const canaryMoves = useCanaryActions(remote);
  const heading = `remote-${id}`;
  return (
    <Card aria-labelledby={heading} p="4">
      <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap">
        <Box minW="0">
          <Flex gap="3" align="center" wrap="wrap">
            <Heading id={heading}>{id}</Heading>
            <RemoteState remote={remote} />
          </Flex>
          <Text tone="second">
            <span>{`${version}, live since `}</span>
            {at(movedAt)}
            {owner === undefined ? null : <span>{`. ${owner}`}</span>}
          </Text>
          <LiveVersionHealth remote={remote} />
        </Box>
        <Flex gap="2" wrap="wrap">
          {previousVersion !== null && (
            <Button {...moves.offer} onClick={() => moves.askMove(previousVersion)}>
              {`Go back to ${previousVersion}`}
            </Button>
          )}
          <Button {...moves.offer} onClick={() => moves.askSwitch()}>
            {isEnabled ? 'Switch off' : 'Switch on'}
          </Button>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Versions
          </Button>
        </Flex>
      </Flex>
      {canary && <CanaryReleaseState remote={{ ...remote, canary }} {...{ moves, canaryMoves }} />}
      {isOpen && <RemoteVersions {...{ remote, moves, canaryMoves }} />}
      {moves.dialog}
      {canaryMoves.dialog}
    </Card>
  );
};
