import { getStageTimes } from 'server/contract/dashboard/dashboard.calls';
import type { StageTimesQuery } from 'server/contract/dashboard/hiring-times';
import { useRead } from 'shared-auth';
import { FigureCard, type ShownCard } from 'shell/sdk/card';

interface Props<Own> {
  shown: ShownCard<Own>;
  of: Pick<StageTimesQuery, 'jobId' | 'departmentId'>;
}

/** How many days a stage takes, beside what it takes in the company. */
export const StageTimes = <Own,>({ shown, of }: Props<Own>) => (
  <FigureCard
    title="Time in Stage"
    shown={shown}
    read={useRead(getStageTimes, { query: { ...of, limit: shown.query.limit } })}
    columns={[
      { name: 'Stage', of: ({ stage }) => stage.name },
      { name: 'Median days', of: ({ days }) => days ?? 0 },
      { name: 'Company’s median', of: ({ companyDays }) => companyDays ?? 0 },
      { name: 'Left it', of: ({ stays }) => stays, isCharted: false },
    ]}
  />
);
