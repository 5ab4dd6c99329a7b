import type { QuarantinedApplication } from 'server/contract/applicants/applying/held-application';
import { usePermission } from 'shared-auth';
import { openResume } from '../../application/open-resume';

/** A stranger's file is downloaded, and never shown in the console's own tab. */
export const useResumeOffer = () => {
  const may = usePermission('application:resume');
  return ({ resumeFileId }: QuarantinedApplication) => [
    {
      ...{ id: 'resume', label: 'Download Resume', ...may.offer() },
      ...(resumeFileId === null && { disabledReason: 'The text of the resume was pasted.' }),
      onSelect: () => void (resumeFileId !== null && openResume({ fileId: resumeFileId })),
    },
  ];
};
