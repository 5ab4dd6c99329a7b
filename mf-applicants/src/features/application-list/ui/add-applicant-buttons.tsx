import { usePermission } from 'shared-auth';
import { Button } from 'shared-ui';
import { leadTo, openPanel, useRowLinks } from 'shell/sdk/react';
import { addApplicant } from '../../../../contract';

export const AddApplicantButtons = ({ jobId }: { jobId: number | undefined }) => {
  const mayAdd = usePermission('application:create');
  const links = useRowLinks('applicants.links');
  return (
    <>
      {links.map(({ id, label, target }) => (
        <Button key={id} {...leadTo(target)}>
          {label}
        </Button>
      ))}
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
