import { useState } from 'react';
import { ErrorState, Skeleton, Stack } from 'shared-ui';
import { Panel, usePanel } from 'shell/sdk/react';
import { addApplicant } from '../../../contract';
import { useIntakeOptions } from './api/get-intake-options';
import { ApplicantAdded } from './ui/applicant-added';
import { ApplicantForm, type AddedApplicant } from './ui/applicant-form';
import { useOfferedJob } from '../../application/use-offered-job';

export const CreateApplicationPanel = () => {
  const { input, close } = usePanel(addApplicant);
  const { collectsDocument, error, reload } = useIntakeOptions();
  const { job, isKnown } = useOfferedJob(input.jobId);
  const [alike, setAlike] = useState<AddedApplicant>();
  const [last, setLast] = useState<number>();
  const leave = () => close(last === undefined ? undefined : { applicantId: last });

  const finish = (added: AddedApplicant) => {
    const { applicantId, duplicates } = added.created;
    setLast(applicantId);
    if (duplicates > 0) {
      setAlike(added);
      return;
    }
    close({ applicantId });
  };

  const draw = () => {
    if (alike) {
      const again = () => setAlike(undefined);
      return <ApplicantAdded {...alike} onAnother={again} onClose={leave} />;
    }
    if (collectsDocument !== undefined && isKnown)
      return (
        <ApplicantForm
          job={job}
          collectsDocument={collectsDocument}
          onAdded={finish}
          onClose={leave}
        />
      );
    return error ? (
      <ErrorState
        title="The form could not be loaded"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    ) : (
      <Stack gap="4" py="2" role="status" aria-label="The form is being loaded">
        {[1, 2, 3, 4, 5].map((at) => (
          <Skeleton key={at} height="36px" />
        ))}
      </Stack>
    );
  };
  return <Panel>{draw()}</Panel>;
};
