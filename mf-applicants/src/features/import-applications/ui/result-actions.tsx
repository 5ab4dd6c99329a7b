import type { ApplicationImport } from 'server/contract/intake/application-import';
import { Button, DownloadIcon } from 'shared-ui';
import { leadTo, useDestination, useWayToList } from 'shell/sdk/react';
import { listsOf } from 'shell/sdk/record';
import { duplicateRecords } from '../../../../contract';
import { applicantNoun } from '../../../application/applicant-noun';
import { downloadRejected } from '../download-rejected';

interface Props {
  imported: ApplicationImport;
  onAnother: () => void;
}

/** Where to go once an import is done. */
export const ResultActions = ({ imported: { id, rejected }, onAnother }: Props) => {
  const list = useWayToList(...listsOf(applicantNoun));
  const queue = useDestination({ to: duplicateRecords });
  return (
    <>
      <Button variant="main" {...leadTo(list)}>
        Show applicants
      </Button>
      {rejected > 0 ? (
        <Button
          icon={<DownloadIcon size={14} aria-hidden />}
          onClick={() => void downloadRejected(id)}
        >
          Download rejected rows
        </Button>
      ) : null}
      <Button {...leadTo(queue)}>Duplicate records</Button>
      <Button onClick={onAnother}>Import another file</Button>
    </>
  );
};
