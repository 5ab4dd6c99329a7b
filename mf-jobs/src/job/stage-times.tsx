import { getStageTimes } from 'server/contract/console/dashboard/dashboard.calls';
import type { StageTime, StageTimesQuery } from 'server/contract/console/dashboard/hiring-times';
import { useRead } from 'shared-auth';
import { Text } from 'shared-ui';
import { CardChart, FigureCard, type CardColumn, type ShownCard } from 'shell/sdk/card';

interface Props<Own> {
  shown: ShownCard<Own>;
  of: Pick<StageTimesQuery, 'jobId' | 'departmentId'>;
}

const title = 'Time in Stage';

const columns: readonly CardColumn<StageTime>[] = [
  { name: 'Stage', of: ({ stage }) => stage.name },
  { name: 'Median days', of: ({ days }) => days },
  { name: 'Company’s median', of: ({ companyDays }) => companyDays },
  { name: 'Left it', of: ({ stays }) => stays, isCharted: false },
];

export const StageTimes = <Own,>({ shown, of }: Props<Own>) => (
  <FigureCard
    title={title}
    shown={shown}
    read={useRead(getStageTimes, { query: { ...of, limit: shown.query.limit } })}
    columns={columns}
    nothing="Figures appear here as soon as somebody has left a stage."
    chart={(lines) => <CardChart {...{ title, columns, lines }} isSideBySide />}
  >
    <Text tone="second" size="sm" mb="2">
      Of stays that have ended. Who is in a stage now stands on the board of the job.
    </Text>
  </FigureCard>
);
