import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { EntryButton } from 'shared-ui';
import { usePanelEntry } from 'shell/sdk/react';
import { changeResume } from '../../../../contract';
import { withheldReason } from '../../../application/withheld-value';

export const ResumeButton = ({ application }: { application: ApplicationRecord }) => {
  const entry = usePanelEntry(changeResume, (applicantId) => ({ applicantId }));
  const { applicantId, resume, may } = application;
  const drawer = entry(applicantId, {
    label: resume ? 'Change Resume' : 'Add Resume',
    isOpen: may.includes('attach'),
    reason: resume === undefined ? withheldReason : undefined,
  });
  return <EntryButton entry={drawer} />;
};
