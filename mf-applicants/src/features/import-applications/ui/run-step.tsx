import type { ApplicationImport } from 'server/contract/applicants/intake/application-import';
import { download } from 'shared-auth';
import { Button, DownloadIcon } from 'shared-ui';
import { ImportRunStep } from 'shell/sdk/import';
import { leadTo, notifyFailure, useDestination, useLinkToList } from 'shell/sdk/react';
import { getListDestinations } from 'shell/sdk/record';
import { duplicateRecords } from '../../../../contract';
import { applicantNoun } from '../../../application/applicant-noun';
import { useRunImport } from '../api/run-import';

interface Props {
  imported: ApplicationImport;
  onAnother: () => void;
}

const downloadRejected = (importId: number): Promise<void> =>
  download({ kind: 'list', list: 'rejected-row', rows: { importId } }).catch(
    notifyFailure('The download did not start.'),
  );

const ResultActions = ({ imported: { id, rejected }, onAnother }: Props) => {
  const list = useLinkToList(...getListDestinations(applicantNoun));
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

export const RunStep = ({ imported, onAnother }: Props) => {
  const { id, state, total, imported: taken, rejected, message } = imported;
  const { run, isSending } = useRunImport(id);
  return (
    <ImportRunStep
      {...{ state, total, message }}
      done={taken + rejected}
      figures={[
        { name: 'Rows', count: total },
        { name: 'Imported', count: taken, color: 'ok' },
        { name: 'Rejected', count: rejected, color: 'bad' },
      ]}
      words="It goes on when you leave this page; its address leads back here."
      isStarting={isSending}
      onGoOn={run}
      actions={
        state === 'finished' ? <ResultActions imported={imported} onAnother={onAnother} /> : null
      }
    />
  );
};
