import type { RemoteHealth } from 'server/contract/registry/registry-health';
import type { DeployedRemote } from 'server/contract/registry/registry-moves';
import { getRemoteVersions } from 'server/contract/registry/registry.calls';
import { useRead } from 'shared-auth';
import { Box, Button, ErrorState, Skeleton, StatusDot } from 'shared-ui';
import { FigureTable } from 'shared-ui/table';
import { failureWords, tabWords, timeWords } from './health-words';
import { useHealth } from './use-health';
import { useInstant } from './use-instant';
import type { Moves } from './use-moves';

const columns = [
  { name: 'Version', isFigure: false },
  { name: 'State', isFigure: false },
  { name: 'Uploaded', isFigure: false },
  { name: 'Loads', isFigure: true },
  { name: 'Failures', isFigure: false },
  { name: 'p75 load time', isFigure: true },
  { name: 'Open tabs', isFigure: false },
];

const healthCells = (health: RemoteHealth | undefined): string[] =>
  health
    ? [health.loads.toLocaleString('en'), failureWords(health), timeWords(health), tabWords(health)]
    : ['0', '–', '–', '–'];

/** The uploaded versions of a remote, newest first, each of which can be made live. */
export const RemoteVersions = ({ remote, moves }: { remote: DeployedRemote; moves: Moves }) => {
  const { id } = remote;
  const { data, error, reload } = useRead(getRemoteVersions, { params: { id } });
  const health = useHealth(id);
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
    <Box mt="4" overflowX="auto" tabIndex={0} role="group" aria-label={`All versions of ${id}`}>
      <FigureTable
        label={`Versions of ${id}`}
        columns={columns}
        lines={data.data.map(({ version, createdAt, isLive }) => ({
          key: version,
          cells: [
            version,
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
            at(createdAt),
            ...healthCells(health?.get(version)),
          ],
        }))}
      />
    </Box>
  );
};
