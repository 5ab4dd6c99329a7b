import { chat } from 'mf-chat/contract';
import type { ApplicationRow } from 'server/contract/applicants/application';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { entryOf, resolve, usePanelInAddress, useShell } from 'shell/sdk/react';
import {
  applicantDetail,
  applicantResume,
  applicantStatus,
  applicantTimeline,
  assignRecruiter,
} from '../../contract';
import { openResume } from './open-resume';
import { resumeRefusal } from './resume-refusal';

type Applicant = Pick<ApplicationRow, 'applicantId' | 'resume' | 'may'>;

const noChatYet = 'The chat about referrals is not deployed yet.';

const ofApplicant = (applicantId: number) => ({ applicantId });

/** What can be done with one applicant, as entries of a menu or as buttons. */
export const useApplicationEntries = () => {
  const shell = useShell();
  const mayMove = usePermission('application:status');
  const mayAssign = usePermission('application:assign-recruiter');
  const mayReadResume = usePermission('application:resume');
  // The masked view holds no resume.
  const neverReadsResumes = mayReadResume.isForbidden || mayReadResume.view === 'masked';
  const openStatus = usePanelInAddress(applicantStatus, (id) => ({ applicantIds: [id] }));
  const openTimeline = usePanelInAddress(applicantTimeline, ofApplicant);
  const openRecruiter = usePanelInAddress(assignRecruiter, ofApplicant);
  const openResumeDrawer = usePanelInAddress(applicantResume, ofApplicant);

  return {
    view: (label: string, { applicantId: id }: Applicant): MenuEntry =>
      entryOf('view', label, resolve({ to: applicantDetail, params: { id } }, shell)),
    status: (label: string, { applicantId, may }: Applicant): MenuEntry => ({
      id: 'status',
      label,
      ...mayMove.offer(may.includes('status')),
      onSelect: () => openStatus(applicantId),
    }),
    timeline: ({ applicantId }: Applicant): MenuEntry => ({
      id: 'timeline',
      label: 'View Status',
      onSelect: () => openTimeline(applicantId),
    }),
    recruiter: ({ applicantId, may }: Applicant): MenuEntry => ({
      id: 'recruiter',
      label: 'Assign Recruiter',
      ...mayAssign.offer(may.includes('assign')),
      onSelect: () => openRecruiter(applicantId),
    }),
    resumeDrawer: ({ applicantId, resume }: Applicant): MenuEntry => ({
      id: 'resume',
      label: 'View Resume',
      isHidden: neverReadsResumes,
      disabledReason: mayReadResume.reason ?? resumeRefusal(resume),
      onSelect: () => openResumeDrawer(applicantId),
    }),
    resumeTab: ({ resume }: Applicant): MenuEntry => ({
      id: 'resume',
      label: 'View Resume',
      isHidden: neverReadsResumes,
      disabledReason: mayReadResume.reason ?? resumeRefusal(resume),
      onSelect: () => {
        if (resume) void openResume(resume);
      },
    }),
    chat: (): MenuEntry => ({
      ...entryOf('chat', 'View Chat', resolve({ to: chat }, shell), noChatYet),
    }),
  };
};
