import type { ApplicationSelection } from 'server/contract/applicants/applications/application';
import { deleteApplications } from 'server/contract/applicants/applications/application.calls';
import { messages } from 'server/contract/messages';
import { download, useListExport, usePermission, useWrite } from 'shared-auth';
import { exportBy } from 'shell/sdk/list';
import { useDeletion } from 'shell/sdk/record';

export const useApplicationDeletion = (onDeleted: () => void) => {
  const { send } = useWrite(deleteApplications);
  return useDeletion<ApplicationSelection>({
    may: usePermission('application:delete'),
    remove: (applications) => send({ body: applications }),
    done: messages.submitted,
    onDeleted,
  });
};

export const useApplicationExport = () =>
  exportBy(useListExport(), (rows: ApplicationSelection, columns) =>
    download({ kind: 'list', list: 'application', rows, columns }),
  );
