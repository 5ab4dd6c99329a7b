import type { ApplicationRecord } from 'server/contract/applicants/application';
import { usePermission } from 'shared-auth';
import { Button } from 'shared-ui';
import { usePanelInAddress } from 'shell/sdk/react';
import { changeResume } from '../../../../contract';
import { withheldReason } from '../../../application/withheld';

/** Leads to attaching a resume, or to replacing and removing it. */
export const ResumeButton = ({ application }: { application: ApplicationRecord }) => {
  const mayChange = usePermission('application:create');
  const open = usePanelInAddress(changeResume, (applicantId) => ({ applicantId }));
  const { applicantId, resume, may } = application;
  const reason = mayChange.reasonFor(may.includes('attach'));
  return (
    <Button
      isHidden={mayChange.isForbidden}
      disabledReason={reason ?? (resume === undefined ? withheldReason : undefined)}
      onClick={() => open(applicantId)}
    >
      {resume ? 'Change Resume' : 'Add Resume'}
    </Button>
  );
};
