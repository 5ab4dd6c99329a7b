import type { OpenJob } from 'server/contract/referrals/referring/open-job';
import { getOpenJobs } from 'server/contract/referrals/referring/referring.calls';
import { pageReader } from 'shared-auth';
import { EmptyState, PageHead, Stack } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { defineList, ListFilters, ListTable, useList } from 'shell/sdk/list';
import { entryOf, resolve, useShell } from 'shell/sdk/react';
import { referrals, referSomeone } from '../../../contract';
import { formatJobBonus, describePayment, formatJobDetails } from '../../own/open-job-texts';
import { BackLink } from '../../referral/back-link';

const openJobList = defineList({
  reader: pageReader(getOpenJobs),
  key: 'jobId',
  nameOf: ({ jobTitle }) => jobTitle,
  one: 'job',
  many: 'open jobs',
  sorts: ['title', 'openDate'],
});

const getColumns = (addressOf: (job: OpenJob) => string | undefined): Column<OpenJob>[] => [
  {
    id: 'title',
    header: 'Job',
    least: 220,
    share: 3,
    sortable: true,
    narrow: 'title',
    cell: (job) => (
      <RowTitle title={job.jobTitle} second={formatJobDetails(job)} to={addressOf(job)} />
    ),
  },
  {
    id: 'bonus',
    header: 'Bonus',
    least: 130,
    align: 'end',
    narrow: 'corner',
    cell: formatJobBonus,
  },
  {
    id: 'paid',
    header: 'Payout',
    least: 220,
    share: 2,
    wraps: true,
    narrow: 'line',
    cell: describePayment,
    apart: describePayment,
  },
];

export const OpenJobsPage = () => {
  const list = useList(openJobList);
  const shell = useShell();
  const leadTo = ({ jobId: id }: OpenJob) => resolve({ to: referSomeone, params: { id } }, shell);
  return (
    <Stack gap="0">
      <BackLink to={referrals}>Referrals</BackLink>
      <PageHead title="Open Jobs" words="Refer somebody you would like to work with." />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Open Jobs"
        columns={getColumns((job) => leadTo(job).href)}
        rowActions={(job) => [entryOf('refer', 'Refer someone', leadTo(job))]}
        empty={
          <EmptyState
            title="No job is open now"
            words="Jobs appear here as soon as they are published."
          />
        }
      />
    </Stack>
  );
};
