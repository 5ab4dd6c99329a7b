import type { ReactNode } from 'react';
import type { BackgroundTask } from 'server/contract/platform/background-work/background-work';
import { getBackgroundWork } from 'server/contract/platform/background-work/background-work.calls';
import { useRead } from 'shared-auth';
import { Card, ErrorState, Skeleton, Text } from 'shared-ui';
import { FigureTable } from 'shared-ui/table';
import { useCompanyDays } from '../../setup/use-company-days';

/**
 * Waiting time in seconds from which a task is shown with a warning; tasks usually start within one second.
 */
const longWaitSeconds = 60;

/** Age in seconds from which an open database transaction is shown with a warning, since it blocks vacuum. */
const longTransactionSeconds = 300;

/** Number of deleted rows at which the queue gets slow; vacuum removes deleted rows about every minute. */
const manyDeadRows = 10_000;

const formatMinutes = (seconds: number): string => `${Math.round(seconds / 60)} minutes`;

const columns = [
  { name: 'Task', isFigure: false },
  { name: 'Last started', isFigure: false, isDetail: true },
  { name: 'Waiting', isFigure: true },
  { name: 'Running', isFigure: true },
  { name: 'Failed', isFigure: true },
];

export const TaskFigures = () => {
  const { momentAt } = useCompanyDays();
  const { data, error, reload } = useRead(getBackgroundWork, {}, { fresh: true });
  if (error && !data)
    return (
      <ErrorState
        title="The background work could not be read"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!data) return <Skeleton height="280px" />;
  const { tasks, waitedSeconds, deadRows, oldestTransactionSeconds } = data.data;
  const lastStart = ({ schedule, lastStartedAt }: BackgroundTask): ReactNode => {
    if (lastStartedAt) return momentAt(lastStartedAt);
    return schedule === null ? 'Only when something causes it' : 'Not yet';
  };
  return (
    <Card p="4">
      <FigureTable
        label="Background work"
        columns={columns}
        lines={tasks.map((task) => ({
          key: task.name,
          cells: [task.label, lastStart(task), task.waiting, task.running, task.failed],
        }))}
      />
      {waitedSeconds > longWaitSeconds ? (
        <Text tone="second" mt="3">
          {`A task has waited for ${formatMinutes(waitedSeconds)}. See in the log of the servers whether one of them runs.`}
        </Text>
      ) : null}
      {deadRows > manyDeadRows ? (
        <Text tone="second" mt="3">
          {`The queue holds ${deadRows} deleted rows that PostgreSQL has not tidied up: see that autovacuum is on, and that no transaction stays open.`}
        </Text>
      ) : null}
      {oldestTransactionSeconds > longTransactionSeconds ? (
        <Text tone="second" mt="3">
          {`A transaction of the database has been open for ${formatMinutes(oldestTransactionSeconds)}, which slows everything down: look for a backup or a query that does not end.`}
        </Text>
      ) : null}
    </Card>
  );
};
