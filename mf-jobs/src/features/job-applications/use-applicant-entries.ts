import {
  applicantResume,
  applicantStatus,
  applicantTimeline,
  assignRecruiter,
} from 'mf-applicants/contract';
import type { JobApplication } from 'server/contract/jobs/job-application';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { usePanelEntry } from 'shell/sdk/react';

const ofApplicant = (applicantId: number) => ({ applicantId });

/** What the drawers of the applicants' remote do with one application, as entries of its row's menu. */
export const useApplicantEntries = () => {
  const timeline = usePanelEntry(applicantTimeline, ofApplicant);
  const status = usePanelEntry(applicantStatus, (id) => ({ applicantIds: [id] }));
  const recruiter = usePanelEntry(assignRecruiter, ofApplicant);
  const resume = usePanelEntry(applicantResume, ofApplicant);
  const isMasked = usePermission('application:resume').view === 'masked';
  return ({ applicantId: id, may }: JobApplication): MenuEntry[] => [
    timeline(id),
    status(id, { isOpen: may.includes('status') }),
    recruiter(id, { isOpen: may.includes('assign') }),
    ...(isMasked ? [] : [resume(id)]),
  ];
};
