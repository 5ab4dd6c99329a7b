import { usePermission } from 'shared-auth';
import { Button } from 'shared-ui';
import { openPanel, useDestination } from 'shell/sdk/react';
import { addApplicant, applicantImport, duplicateRecords } from '../../../../contract';

/** The ways by which people come onto the list, and the queue of those who came twice. */
export const AddingButtons = ({ jobId }: { jobId: number | undefined }) => {
  const { reason } = usePermission('application:create');
  const queue = useDestination({ to: duplicateRecords });
  const imports = useDestination({ to: applicantImport });
  return (
    <>
      <Button {...(queue.href && { to: queue.href })} disabledReason={queue.refusal}>
        Duplicates
      </Button>
      <Button {...(imports.href && { to: imports.href })} disabledReason={imports.refusal}>
        Import
      </Button>
      <Button
        variant="main"
        disabledReason={reason}
        onClick={() => void openPanel(addApplicant, { ...(jobId && { jobId }) })}
      >
        Add Applicant
      </Button>
    </>
  );
};
