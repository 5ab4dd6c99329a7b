import { usePermission } from 'shared-auth';
import { ForbiddenState, Skeleton, Stack } from 'shared-ui';
import { Panel, usePanel } from 'shell/sdk/react';
import { changeResume } from '../../../contract';
import { ApplicationFailure } from '../../application/application-failure';
import { useApplication } from '../../application/use-application';
import { withheldReason } from '../../application/withheld';
import { ResumeForm } from './resume-form';

/** Change Resume: attach, replace or remove an applicant's file. */
export const ChangeResumePanel = () => {
  const { input, close } = usePanel(changeResume);
  const { application, error, reload } = useApplication(input.applicantId);
  const mayChange = usePermission('application:create');
  const draw = () => {
    if (error?.status === 404 || (error && !application))
      return <ApplicationFailure error={error} onRetry={reload} />;
    if (!application)
      return (
        <Stack gap="4" py="2" role="status" aria-label="The applicant is being loaded">
          <Skeleton width="55%" height="18px" />
          <Skeleton height="70px" />
        </Stack>
      );
    if (application.resume === undefined) return <ForbiddenState words={withheldReason} />;
    if (!application.may.includes('attach'))
      return <ForbiddenState words={mayChange.reasonFor(false)} />;
    return <ResumeForm application={application} onClose={() => close()} />;
  };
  return <Panel>{draw()}</Panel>;
};
