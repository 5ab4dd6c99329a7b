import { applicantChat } from 'mf-chat/contract';
import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import { messages } from 'server/contract/messages';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { entryOf, resolve, usePanelEntry, useShell } from 'shell/sdk/react';
import {
  applicantDetail,
  applicantResume,
  applicantStatus,
  applicantTimeline,
  assignRecruiter,
} from '../../contract';
import { openResume } from './open-resume';
import { getResumeRefusal } from './resume-refusal';

type Applicant = Pick<ApplicationRow, 'applicantId' | 'resume' | 'may' | 'hasChat'>;

const toPanelInput = (applicantId: number) => ({ applicantId });

export const useApplicationEntries = () => {
  const shell = useShell();
  const mayReadResume = usePermission('application:resume');
  // The masked view of applications contains no resume.
  const neverReadsResumes = mayReadResume.isForbidden || mayReadResume.view === 'masked';
  const status = usePanelEntry(applicantStatus, (id) => ({ applicantIds: [id] }));
  const timeline = usePanelEntry(applicantTimeline, toPanelInput);
  const recruiter = usePanelEntry(assignRecruiter, toPanelInput);
  const chat = usePanelEntry(applicantChat, toPanelInput);
  const resumeDrawer = usePanelEntry(applicantResume, toPanelInput);

  return {
    view: (label: string, { applicantId: id }: Applicant): MenuEntry =>
      entryOf('view', label, resolve({ to: applicantDetail, params: { id } }, shell)),
    status: (label: string, { applicantId, may }: Applicant): MenuEntry => ({
      ...status(applicantId, { label, isOpen: may.includes('status') }),
      takesE: true,
    }),
    timeline: ({ applicantId }: Applicant): MenuEntry => timeline(applicantId),
    recruiter: ({ applicantId, may }: Applicant): MenuEntry =>
      recruiter(applicantId, { isOpen: may.includes('assign') }),
    resumeDrawer: ({ applicantId, resume }: Applicant): MenuEntry => ({
      ...resumeDrawer(applicantId, { reason: getResumeRefusal(resume) }),
      isHidden: neverReadsResumes,
    }),
    resumeTab: ({ resume }: Applicant): MenuEntry => ({
      id: 'resume',
      label: 'View Resume',
      isHidden: neverReadsResumes,
      disabledReason: mayReadResume.reason ?? getResumeRefusal(resume),
      onSelect: () => {
        if (resume) void openResume(resume);
      },
    }),
    chat: ({ applicantId, hasChat }: Applicant): MenuEntry =>
      chat(applicantId, {
        label: 'View Chat',
        ...(!hasChat && { reason: messages.chat.noneOfApplicant }),
      }),
  };
};
