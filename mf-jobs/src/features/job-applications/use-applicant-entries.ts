import {
  applicantResume,
  applicantStatus,
  applicantTimeline,
  assignRecruiter,
} from 'mf-applicants/contract';
import type { JobApplication } from 'server/contract/jobs/job-application';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { usePanelInAddress } from 'shell/sdk/react';

const ofApplicant = (applicantId: number) => ({ applicantId });

/** What the drawers of the applicants' remote do with one application, as entries of its row's menu. */
export const useApplicantEntries = () => {
  const mayMove = usePermission('application:status');
  const mayAssign = usePermission('application:assign-recruiter');
  const mayReadResume = usePermission('application:resume');
  const openStatus = usePanelInAddress(applicantStatus, (id) => ({ applicantIds: [id] }));
  const openTimeline = usePanelInAddress(applicantTimeline, ofApplicant);
  const openRecruiter = usePanelInAddress(assignRecruiter, ofApplicant);
  const openResume = usePanelInAddress(applicantResume, ofApplicant);
  return ({ applicantId, may }: JobApplication): MenuEntry[] => [
    {
      id: 'timeline',
      label: 'View Status',
      onSelect: () => openTimeline(applicantId),
    },
    {
      id: 'status',
      label: 'Update Status',
      ...mayMove.offer(may.includes('status')),
      onSelect: () => openStatus(applicantId),
    },
    {
      id: 'recruiter',
      label: 'Assign Recruiter',
      ...mayAssign.offer(may.includes('assign')),
      onSelect: () => openRecruiter(applicantId),
    },
    {
      id: 'resume',
      label: 'View Resume',
      ...mayReadResume.offer(),
      ...(mayReadResume.view === 'masked' && { isHidden: true }),
      onSelect: () => openResume(applicantId),
    },
  ];
};
