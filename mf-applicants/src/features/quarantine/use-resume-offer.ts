import type { QuarantinedApplication } from 'server/contract/applicants/applying/held-application';
import { usePermission } from 'shared-auth';
import { openResume } from '../../application/open-resume';

/** A resume in quarantine is downloaded and never shown in the console, since its sender is unknown. */
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
