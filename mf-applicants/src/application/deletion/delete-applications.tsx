import type { ApplicationSelection } from 'server/contract/applicants/application';
import { messages } from 'server/contract/messages';
import { ConfirmDelete } from 'shared-ui';
import { notify } from 'shell/sdk/react';
import { useDeleteApplications } from './use-delete-applications';

/** Applications that a person asked to delete, and how they are called in the question. */
export interface ApplicationsToDelete {
  applications: ApplicationSelection;
  name: string;
}

interface Props extends ApplicationsToDelete {
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before applications are deleted. */
export const DeleteApplications = ({ applications, name, onClose, onDeleted }: Props) => {
  const deleteApplications = useDeleteApplications(onDeleted);
  return (
    <ConfirmDelete
      open
      title={`Delete ${name}`}
      onDelete={async () => {
        await deleteApplications(applications);
        notify.success(messages.submitted);
      }}
      onClose={onClose}
    />
  );
};
