import type { DeployedRemote } from 'server/contract/registry/registry-moves';
import { getRemoteVersions } from 'server/contract/registry/registry.calls';
import { useRead } from 'shared-auth';
import { Box, Button, ErrorState, Skeleton, StatusDot } from 'shared-ui';
import { FigureTable } from 'shared-ui/table';
import { useInstant } from './use-instant';
import type { Moves } from './use-moves';

const columns = [
  { name: 'Version', isFigure: false },
  { name: 'Uploaded', isFigure: false },
  { name: 'State', isFigure: false },
];

/** The uploaded versions of a remote, newest first, each of which can be made live. */
export const RemoteVersions = ({ remote, moves }: { remote: DeployedRemote; moves: Moves }) => {
  const { id } = remote;
  const { data, error, reload } = useRead(getRemoteVersions, { params: { id } });
  const at = useInstant();
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
    <Box mt="4" overflowX="auto">
      <FigureTable
        label={`Versions of ${id}`}
        columns={columns}
        lines={data.data.map(({ version, createdAt, isLive }) => ({
          key: version,
          cells: [
            version,
            at(createdAt),
            isLive ? (
              <StatusDot tone="ok">Live</StatusDot>
            ) : (
              <Button
                size="sm"
                aria-label={`Make ${version} live`}
                {...moves.offer}
                onClick={() => moves.askMove(version)}
              >
                Make live
              </Button>
            ),
          ],
        }))}
      />
    </Box>
  );
};
