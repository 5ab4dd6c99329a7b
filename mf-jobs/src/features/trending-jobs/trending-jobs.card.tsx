import { applications } from 'mf-applicants/contract';
import { getTrendingJobs } from 'server/contract/console/dashboard/dashboard.calls';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { useRead } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineCard, FigureCard, useCard, type CardPage } from 'shell/sdk/card';
import { addressField } from 'shell/sdk/react';
import { jobValidityFilters } from '../../job/job-validity-filters';

const card = defineCard({
  id: 'trending',
  fields: {
    department: addressField.id,
    location: addressField.id,
    status: addressField.id,
    job: addressField.choice(['active', 'expired', 'all'], 'active'),
  },
  filters: [
    {
      kind: 'lookup',
      field: 'department',
      label: 'Department',
      source: lookupSource('departments'),
    },
    { kind: 'lookup', field: 'location', label: 'Location', source: lookupSource('jobLocations') },
    {
      kind: 'lookup',
      field: 'status',
      label: 'Application',
      source: lookupSource('applicantStatuses'),
    },
    {
      kind: 'choice',
      field: 'job',
      label: 'Job status',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'expired', label: 'Expired' },
        { value: 'all', label: 'All' },
      ],
    },
  ],
});

export const TrendingJobsCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const { department, location, status, job } = shown.state;
  const read = useRead(getTrendingJobs, {
    query: {
      ...shown.query,
      ...jobValidityFilters[job],
      ...(department && { departmentId: department }),
      ...(location && { locationId: location }),
      ...(status && { applicantStatusId: status }),
    },
  });
  return (
    <FigureCard
      title="Trending Jobs"
      shown={shown}
      read={read}
      views={{ table: 'grid', chart: 'graph' }}
      columns={[
        { name: 'Job', of: formatJobTitle },
        { name: 'Job Code', of: ({ jobCode }) => jobCode, isDetail: true },
        { name: 'Department', of: (line) => line.department, isDetail: true },
        {
          name: 'Applicants',
          of: ({ applicants }) => applicants,
          to: ({ jobId }) => ({ to: applications, search: { ...shown.days, jobId, status } }),
        },
      ]}
    />
  );
};
