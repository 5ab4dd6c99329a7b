import { usePermission } from 'shared-auth';
import { ForbiddenState, Skeleton, Stack } from 'shared-ui';
import { Panel, usePanel } from 'shell/sdk/react';
import { assignRecruiter } from '../../../contract';
import { ApplicationFailure } from '../../application/application-failure';
import { useApplication } from '../../application/use-application';
import { RecruiterForm } from './ui/recruiter-form';

/** Assign Recruiter: who looks after an applicant. */
export const AssignRecruiterPanel = () => {
  const { input, close } = usePanel(assignRecruiter);
  const { application, error, reload } = useApplication(input.applicantId, { fresh: true });
  const mayAssign = usePermission('application:assign-recruiter');
  const draw = () => {
    if (error?.status === 404 || (error && !application))
      return <ApplicationFailure error={error} onRetry={reload} />;
    if (application && !application.may.includes('assign'))
      return <ForbiddenState words={mayAssign.reasonFor(false)} />;
    if (application)
      return <RecruiterForm application={application} onClose={close} onReload={reload} />;
    return (
      <Stack gap="4" py="2" role="status" aria-label="The applicant is being loaded">
        <Skeleton width="55%" height="18px" />
        <Skeleton height="36px" />
      </Stack>
    );
  };
  return <Panel>{draw()}</Panel>;
};
