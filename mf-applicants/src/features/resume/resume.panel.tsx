import { EmptyState, ForbiddenState, Skeleton } from 'shared-ui';
import { Panel, usePanel } from 'shell/sdk/react';
import { applicantResume } from '../../../contract';
import { ApplicationFailure } from '../../application/application-failure';
import { nameOf } from '../../application/name-of';
import { useApplication } from '../../application/use-application';
import { withheldReason } from '../../application/withheld';
import { ResumeBody } from './ui/resume-body';

/** View Resume: an applicant's file. */
export const ResumePanel = () => {
  const { input } = usePanel(applicantResume);
  const { application, error, reload } = useApplication(input.applicantId);
  const draw = () => {
    if (error?.status === 404 || (error && !application))
      return <ApplicationFailure error={error} onRetry={reload} />;
    if (!application) return <Skeleton height="50vh" />;
    const { resume } = application;
    if (resume === undefined) return <ForbiddenState words={withheldReason} />;
    if (resume === null)
      return (
        <EmptyState title="No resume" words={`${nameOf(application)} came without a resume.`} />
      );
    return <ResumeBody resume={resume} />;
  };
  return <Panel>{draw()}</Panel>;
};
