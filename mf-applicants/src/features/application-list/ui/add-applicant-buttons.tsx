import { usePermission } from 'shared-auth';
import { Button } from 'shared-ui';
import { leadTo, openPanel, useDestination } from 'shell/sdk/react';
import {
  addApplicant,
  applicantImport,
  duplicateRecords,
  interviews,
  offers,
  quarantine,
} from '../../../../contract';

export const AddApplicantButtons = ({ jobId }: { jobId: number | undefined }) => {
  const mayAdd = usePermission('application:create');
  const mayTakePart = usePermission('interview:take-part');
  const mayOffer = usePermission('offer:view');
  const calendar = useDestination({ to: interviews });
  const offered = useDestination({ to: offers });
  const queue = useDestination({ to: duplicateRecords });
  const held = useDestination({ to: quarantine });
  const imports = useDestination({ to: applicantImport });
  return (
    <>
      <Button {...leadTo(queue)}>Duplicates</Button>
      {mayTakePart.allowed ? <Button {...leadTo(calendar)}>Interviews</Button> : null}
      {mayOffer.allowed ? <Button {...leadTo(offered)}>Offers</Button> : null}
      {mayAdd.allowed ? <Button {...leadTo(held)}>Quarantine</Button> : null}
      <Button {...leadTo(imports)}>Import</Button>
      <Button
        variant="main"
        {...mayAdd.offer()}
        onClick={() => void openPanel(addApplicant, { ...(jobId && { jobId }) })}
      >
        Add Applicant
      </Button>
    </>
  );
};
