import type {
  QuarantinedApplication,
  QuarantinedSelection,
} from 'server/contract/applicants/applying/held-application';
import {
  deleteQuarantinedApplications,
  releaseQuarantinedApplications,
} from 'server/contract/applicants/applying/held-application.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useWrite } from 'shared-auth';
import { useConfirmedActions } from 'shell/sdk/record';
import { describeMissingDetails } from './describe-missing';

const released = 'They join the applicants of their jobs, as if they had come unsuspected.';
const recorded = 'This is recorded with your name, and nobody asks for it any more.';

const toReleaseText = (
  selection: QuarantinedSelection,
  rows: readonly QuarantinedApplication[] = [],
): string => {
  const ids = 'id' in selection ? selection.id : undefined;
  const only = ids?.length === 1 ? rows.find(({ id }) => id === ids[0]) : undefined;
  const isWhole = ids?.every((id) =>
    rows.some((row) => row.id === id && describeMissingDetails(row).length === 0),
  );
  if (isWhole) return released;
  const lack = only
    ? `${describeMissingDetails(only).join('. ')}.`
    : 'Some lack answers or the agreement to look at their data.';
  return `${released} ${lack} ${recorded}`;
};

export const useQuarantineActions = (
  onDone: () => void,
  rows: readonly QuarantinedApplication[] | undefined,
) => {
  const release = useWrite(releaseQuarantinedApplications);
  const deletion = useWrite(deleteQuarantinedApplications);
  return useConfirmedActions<QuarantinedSelection>({
    may: usePermission('application:create'),
    onDone,
    actions: {
      release: {
        label: 'Release',
        words: (selection) => toReleaseText(selection, rows),
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
