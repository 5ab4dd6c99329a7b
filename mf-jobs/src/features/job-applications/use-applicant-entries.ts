import {
  applicantResume,
  applicantStatus,
  applicantTimeline,
  assignRecruiter,
} from 'mf-applicants/contract';
import type { JobApplication } from 'server/contract/job-application';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { openPanel } from 'shell/sdk/react';

/** What the drawers of the applicants' remote do with one application, as entries of its row's menu. */
export const useApplicantEntries = () => {
  const mayMove = usePermission('application:status');
  const mayAssign = usePermission('application:assign-recruiter');
  const mayReadResume = usePermission('application:resume');
  return ({ applicantId, may }: JobApplication): MenuEntry[] => [
    {
      id: 'timeline',
      label: 'View Status',
      onSelect: () => void openPanel(applicantTimeline, { applicantId }),
    },
    {
      id: 'status',
      label: 'Update Status',
      disabledReason: mayMove.reasonFor(may.includes('status')),
      onSelect: () => void openPanel(applicantStatus, { applicantIds: [applicantId] }),
    },
    {
      id: 'recruiter',
      label: 'Assign Recruiter',
      disabledReason: mayAssign.reasonFor(may.includes('assign')),
      onSelect: () => void openPanel(assignRecruiter, { applicantId }),
    },
    {
      id: 'resume',
      label: 'View Resume',
      disabledReason: mayReadResume.reason,
      onSelect: () => void openPanel(applicantResume, { applicantId }),
    },
  ];
};
