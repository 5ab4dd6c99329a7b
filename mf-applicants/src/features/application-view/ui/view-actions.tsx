import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { Button, EntryButton } from 'shared-ui';
import { leadTo, useLinkBackToList } from 'shell/sdk/react';
import { applications } from '../../../../contract';
import { useApplicationEntries } from '../../../application/application-entries';
import { ResumeButton } from './resume-button';

interface Props {
  application: ApplicationRecord;
  onUpdateStatus: () => void;
}

export const ViewActions = ({ application, onUpdateStatus }: Props) => {
  const entries = useApplicationEntries();
  const list = useLinkBackToList({ to: applications });
  const status = { ...entries.status('Update Status', application), onSelect: onUpdateStatus };
  return (
    <>
      <Button {...leadTo(list)}>Cancel</Button>
      <EntryButton entry={entries.timeline(application)} />
      <EntryButton entry={entries.resumeDrawer(application)} />
      <ResumeButton application={application} />
      <EntryButton entry={entries.recruiter(application)} />
      <EntryButton entry={entries.chat(application)} />
      <EntryButton variant="main" entry={status} />
    </>
  );
};
