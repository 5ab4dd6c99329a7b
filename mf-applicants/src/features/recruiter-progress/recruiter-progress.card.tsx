import type { recruiterProgress } from 'server/contract/applicants/applications/application-constants';
import { getRecruiterProgress } from 'server/contract/console/dashboard/dashboard.calls';
import type { RecruiterProgress } from 'server/contract/console/dashboard/figures';
import { useRead } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { formatPersonName } from 'shared-ui';
import { defineCard, FigureCard, useCard, type CardPage } from 'shell/sdk/card';
import { addressField } from 'shell/sdk/react';
import { applications } from '../../../contract';

const card = defineCard({
  id: 'recruiters',
  fields: { job: addressField.id, branch: addressField.id },
  filters: [
    { kind: 'lookup', field: 'job', label: 'Job', source: lookupSource('jobs') },
    { kind: 'lookup', field: 'branch', label: 'Branch', source: lookupSource('branches') },
  ],
});

const legend: [string, (typeof recruiterProgress)[number]][] = [
  ['Inprogress', 'inprogress'],
  ['Closed', 'closed'],
  ['Overdue', 'overdue'],
];

export const RecruiterProgressCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const { job, branch } = shown.state;
  const read = useRead(getRecruiterProgress, {
    query: { ...shown.query, ...(job && { jobId: job }), ...(branch && { branchId: branch }) },
  });
  return (
    <FigureCard
      title="Your Recruiter's Progress"
      shown={shown}
      read={read}
      nothing="Figures appear here as soon as an applicant has a recruiter."
      columns={[
        {
          name: 'Recruiter',
          of: ({ recruiter }: RecruiterProgress) => formatPersonName(recruiter),
        },
        ...legend.map(([name, progress]) => ({
          name,
          of: (line: RecruiterProgress) => line[progress],
          to: ({ recruiter }: RecruiterProgress) => ({
            to: applications,
            search: { ...shown.days, jobId: job, recruiter: recruiter.userId, progress },
          }),
        })),
      ]}
    />
  );
};

RecruiterProgressCard.beginReading = card.beginReading(getRecruiterProgress);
