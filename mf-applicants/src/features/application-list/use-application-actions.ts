import type { ApplicationSelection } from 'server/contract/applicants/application';
import { deleteApplications } from 'server/contract/applicants/application.calls';
import { messages } from 'server/contract/messages';
import { download, useListExport, usePermission, useWrite } from 'shared-auth';
import { exportEntry } from 'shell/sdk/list';
import { useDeletion, type Selected } from 'shell/sdk/react';

/** Deletes applications. */
export const useApplicationDeletion = (onDeleted: () => void) => {
  const { send } = useWrite(deleteApplications);
  return useDeletion<ApplicationSelection>({
    may: usePermission('application:delete'),
    remove: (applications) => send({ body: applications }),
    done: messages.submitted,
    onDeleted,
  });
};

/** Offers the export of applicants. */
export const useApplicationExport = () => {
  const may = useListExport();
  return (selected: Selected<ApplicationSelection>) =>
    exportEntry(
      { may, download: (applications) => download({ kind: 'application-export', applications }) },
      selected,
    );
};
