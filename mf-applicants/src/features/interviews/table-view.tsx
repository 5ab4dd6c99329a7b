import type { Interview } from 'server/contract/interviews/scheduling/interview';
import { EmptyState } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { resolve, useShell } from 'shell/sdk/react';
import { interview } from '../../../contract/interviews';
import { InterviewStateDot } from '../../interview/interview-state';
import { InterviewTime } from '../../interview/interview-times';
import { interviewList } from './interview-list';

const useColumns = (): Column<Interview>[] => {
  const shell = useShell();
  return [
    {
      ...{ id: 'applicant', header: 'Applicant', narrow: 'title', least: 200, share: 2 },
      cell: ({ id, applicant, job }) => (
        <RowTitle
          title={applicant}
          second={job}
          to={resolve({ to: interview, params: { id } }, shell).href}
        />
      ),
    },
    {
      ...{ id: 'title', header: 'Round', narrow: 'line', least: 160, share: 1 },
      cell: ({ title }) => title,
    },
    {
      ...{ id: 'startsAt', header: 'When', sortable: true, narrow: 'line', least: 210, share: 1 },
      cell: (row) => <InterviewTime interview={row} />,
    },
    {
      ...{ id: 'people', header: 'With', narrow: 'line', least: 200, share: 2, wraps: true },
      cell: ({ people }) => people.map(({ name }) => name).join(', '),
    },
    {
      ...{ id: 'state', header: 'State', narrow: 'line', least: 140 },
      cell: (row) => <InterviewStateDot state={row.state} />,
    },
  ];
};

export const InterviewTableView = () => {
  const list = useList(interviewList);
  const columns = useColumns();
  return (
    <>
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Interviews"
        columns={columns}
        empty={
          <EmptyState
            title="No interviews yet"
            words="Interviews that you take part in, or that belong to your jobs, appear here. Schedule them in the tab Interviews of an applicant."
          />
        }
      />
    </>
  );
};
