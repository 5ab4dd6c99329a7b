import type { ReactNode } from 'react';
import type { RemoteHealth } from 'server/contract/console/registry/registry-health';
import type {
  DeployedRemote,
  RemoteVersion,
} from 'server/contract/console/registry/registry-moves';
import { getRemoteVersions } from 'server/contract/console/registry/registry.calls';
import { useRead } from 'shared-auth';
import { Box, Button, ErrorState, Flex, Skeleton, StatusDot, noValueText } from 'shared-ui';
import { FigureTable } from 'shared-ui/table';
import { formatLoadFailures, formatLoadTime } from './format-health';
import { OpenTabs } from './open-tabs';
import type { CanaryActions } from './use-canary-actions';
import { useRemoteHealth } from './use-remote-health';
import { useInstantText } from './use-instant-text';
import type { VersionMoves } from './use-version-moves';

const columns = [
  { name: 'Version', isFigure: false },
  { name: 'State', isFigure: false },
  { name: 'Uploaded', isFigure: false },
  { name: 'Loads', isFigure: true },
  { name: 'Failures', isFigure: false },
  { name: 'p75 load time', isFigure: true },
  { name: 'Open tabs', isFigure: false },
];

const renderHealthCells = (health: RemoteHealth | undefined): ReactNode[] =>
  health
    ? [
        health.loads.toLocaleString('en'),
        <Box key="failures" minW="180px">
          {formatLoadFailures(health)}
        </Box>,
        formatLoadTime(health),
        <OpenTabs key="tabs" health={health} />,
      ]
    : ['0', noValueText, noValueText, noValueText];

interface Props {
  remote: DeployedRemote;
  moves: VersionMoves;
  canaryMoves: CanaryActions;
}

interface VersionStateProps extends Props {
  version: RemoteVersion;
}

const VersionState = ({
  remote,
  version: { version, isLive },
  moves,
  canaryMoves,
}: VersionStateProps) => {
  const { canary, isEnabled } = remote;
  const isTried = canary?.version === version && canary.takenBackAt === null;
  if (isLive) return <StatusDot tone="ok">Live</StatusDot>;
  if (isTried) return <StatusDot tone="wait">{`Tried by ${canary.share}%`}</StatusDot>;
  return (
    <Flex gap="2">
      <Button
        size="sm"
        aria-label={`Make live ${version}`}
        {...moves.offer}
        onClick={() => moves.askMove(version)}
      >
        Make live
      </Button>
      {isEnabled && (
        <Button
          size="sm"
          aria-label={`Try ${version}`}
          {...moves.offer}
          onClick={() => canaryMoves.askTrial(version)}
        >
          Try
        </Button>
      )}
    </Flex>
  );
};

export const RemoteVersions = (props: Props) => {
  const { id } = props.remote;
  const { data, error, reload } = useRead(getRemoteVersions, { params: { id } });
  const health = useRemoteHealth(id);
  const at = useInstantText();
  if (error && !data)
    return (
      <ErrorState
        title={`The versions of ${id} could not be read`}
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!data) return <Skeleton height="120px" />;
  return (
    <Box mt="4" overflowX="auto" tabIndex={0} role="group" aria-label={`All versions of ${id}`}>
      <FigureTable
        label={`Versions of ${id}`}
        columns={columns}
        lines={data.data.map((version) => ({
          key: version.version,
          cells: [
            version.version,
            <VersionState key="state" {...props} version={version} />,
            at(version.createdAt),
            ...renderHealthCells(health?.get(version.version)),
          ],
        }))}
      />
    </Box>
  );
};
