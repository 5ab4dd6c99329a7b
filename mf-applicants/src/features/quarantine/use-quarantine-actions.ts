import type { QuarantinedSelection } from 'server/contract/applicants/applying/held-application';
import {
  deleteQuarantinedApplications,
  releaseQuarantinedApplications,
} from 'server/contract/applicants/applying/held-application.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useWrite } from 'shared-auth';
import { useConfirmedActions } from 'shell/sdk/record';

export const useQuarantineActions = (onDone: () => void) => {
  const release = useWrite(releaseQuarantinedApplications);
  const deletion = useWrite(deleteQuarantinedApplications);
  return useConfirmedActions<QuarantinedSelection>({
    may: usePermission('application:create'),
    onDone,
    actions: {
      release: {
        label: 'Release',
        words: 'They join the applicants of their jobs, as if they had come unsuspected.',
        run: (selection) => release.send({ body: selection }),
        done: messages.submitted,
      },
      delete: {
        label: 'Delete',
        words: 'They are deleted with their files. This cannot be taken back, and nobody is told.',
        isDangerous: true,
        run: (selection) => deletion.send({ body: selection }),
        done: messages.submitted,
      },
    },
  });
};
