import {
  applicantDetail,
  applicantResume,
  applicantStatus,
  applicantTimeline,
  assignRecruiter,
} from 'mf-applicants/contract';
import type { JobApplication } from 'server/contract/jobs/postings/job-application';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { entryOf, resolve, usePanelActions, usePanelEntry, useShell } from 'shell/sdk/react';

type Applicant = Pick<JobApplication, 'applicantId' | 'may'>;

const toPanelInput = (applicantId: number) => ({ applicantId });

export const useApplicantEntries = () => {
  const shell = useShell();
  const timeline = usePanelEntry(applicantTimeline, toPanelInput);
  const status = usePanelEntry(applicantStatus, (id) => ({ applicantIds: [id] }));
  const recruiter = usePanelEntry(assignRecruiter, toPanelInput);
  const resume = usePanelEntry(applicantResume, toPanelInput);
  const actionsOf = usePanelActions('applicants.selected', (applicantIds) => ({ applicantIds }));
  const isMasked = usePermission('application:resume').view === 'masked';
  return {
    view: ({ applicantId: id }: Pick<Applicant, 'applicantId'>): MenuEntry =>
      entryOf('view', 'View', resolve({ to: applicantDetail, params: { id } }, shell)),
    others: ({ applicantId: id, may }: Applicant): MenuEntry[] => [
      timeline(id),
      { ...status(id, { isOpen: may.includes('status') }), takesE: true },
      recruiter(id, { isOpen: may.includes('assign') }),
      ...actionsOf([id]),
      ...(isMasked ? [] : [resume(id)]),
    ],
  };
};
