import type { ApplicationRecord } from 'server/contract/application';
import { Button, type MenuEntry } from 'shared-ui';
import { useDestination } from 'shell/sdk/react';
import { applications } from '../../../../contract';
import { useApplicationEntries } from '../../../application/application-entries';
import { ResumeButton } from './resume-button';

interface Props {
  application: ApplicationRecord;
  onUpdateStatus: () => void;
}

const EntryButton = ({ entry }: { entry: MenuEntry }) => (
  <Button disabledReason={entry.disabledReason} onClick={entry.onSelect}>
    {entry.label}
  </Button>
);

/** What can be done with the applicant that is shown. */
export const ViewActions = ({ application, onUpdateStatus }: Props) => {
  const entries = useApplicationEntries();
  const list = useDestination({ to: applications });
  const { disabledReason } = entries.status('Update Status', application);
  return (
    <>
      <Button {...(list.href && { to: list.href })} disabledReason={list.refusal}>
        Cancel
      </Button>
      <EntryButton entry={entries.timeline(application)} />
      <EntryButton entry={entries.resumeDrawer(application)} />
      <ResumeButton application={application} />
      <EntryButton entry={entries.recruiter(application)} />
      <Button variant="main" disabledReason={disabledReason} onClick={onUpdateStatus}>
        Update Status
      </Button>
    </>
  );
};
