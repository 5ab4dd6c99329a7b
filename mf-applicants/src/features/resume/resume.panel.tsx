import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { EmptyState, ForbiddenState, formatPersonName } from 'shared-ui';
import { usePanel } from 'shell/sdk/react';
import { applicantResume } from '../../../contract';
import { ApplicationPanel } from '../../application/application-panel';
import { withheldReason } from '../../application/withheld-value';
import { ResumeBody } from './ui/resume-body';

export const ResumePanel = () => (
  <ApplicationPanel applicantId={usePanel(applicantResume).input.applicantId}>
    {(application) => <ResumeContent application={application} />}
  </ApplicationPanel>
);

const ResumeContent = ({ application }: { application: ApplicationRecord }) => {
  const { resume } = application;
  if (resume === undefined) return <ForbiddenState words={withheldReason} />;
  if (resume === null)
    return (
      <EmptyState
        title="No resume"
        words={`${formatPersonName(application)} came without a resume.`}
      />
    );
  return <ResumeBody resume={resume} />;
};
