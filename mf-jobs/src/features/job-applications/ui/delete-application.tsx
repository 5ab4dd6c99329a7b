import type { JobApplication } from 'server/contract/jobs/job-application';
import { messages } from 'server/contract/messages';
import { ConfirmDelete } from 'shared-ui';
import { notify } from 'shell/sdk/react';
import { useDeleteApplication } from '../api/delete-application';
import { nameOf } from './application-columns';

interface Props {
  application: JobApplication;
  onClose: () => void;
}

/** Asks before an application is deleted. */
export const DeleteApplication = ({ application, onClose }: Props) => {
  const deleteApplication = useDeleteApplication();
  return (
    <ConfirmDelete
      open
      title={`Delete the application of ${nameOf(application)}`}
      onDelete={async () => {
        await deleteApplication(application.applicantId);
        notify.success(messages.submitted);
      }}
      onClose={onClose}
    />
  );
};
