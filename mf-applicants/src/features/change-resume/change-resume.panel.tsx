import { ForbiddenState } from 'shared-ui';
import { usePanel } from 'shell/sdk/react';
import { changeResume } from '../../../contract';
import { ApplicationPanel } from '../../application/application-panel';
import { withheldReason } from '../../application/withheld-value';
import { ResumeForm } from './resume-form';

const requirement = { act: 'attach', permission: 'application:create' } as const;

export const ChangeResumePanel = () => {
  const { input, close } = usePanel(changeResume);
  return (
    <ApplicationPanel applicantId={input.applicantId} takes={requirement}>
      {(application) =>
        application.resume === undefined ? (
          <ForbiddenState words={withheldReason} />
        ) : (
          <ResumeForm application={application} onClose={() => close()} />
        )
      }
    </ApplicationPanel>
  );
};
