import { useRef, useState } from 'react';
import type { DirectoryKind } from 'server/contract/company/directory/directory-constants';
import type {
  DirectoryImport,
  ImportLine,
} from 'server/contract/company/directory/directory-import';
import type { UpsertAnswer } from 'server/contract/company/directory/directory-upsert';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { ApiError, send, useWrite } from 'shared-auth';
import { countRecordsOfNextRequest } from './count-next-part.rule';

interface ImportRunState {
  state: 'running' | 'stopped' | 'finished';
  done: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that passed the check but were refused in the run, since data changed meanwhile. */
  refused: ImportLine[];
  message: string;
}

type Records = DirectoryImport['records'];

const startedRun: ImportRunState = {
  ...{ state: 'running', done: 0, created: 0, updated: 0, unchanged: 0, refused: [], message: '' },
};
const cancelledText = 'You cancelled it. What is written so far stays.';

const addUpsertAnswer = (
  run: ImportRunState,
  part: Records,
  answer: UpsertAnswer,
): ImportRunState => ({
  ...run,
  done: run.done + part.length,
  created: run.created + answer.created,
  updated: run.updated + answer.updated,
  unchanged: run.unchanged + answer.unchanged,
  refused: [
    ...run.refused,
    ...answer.results.flatMap(({ outcome, id, fields }, at): ImportLine[] => {
      const { line = 0, record } = part[at] ?? {};
      const name = record?.name ?? record?.email ?? record?.externalId ?? '';
      return outcome === 'refused' ? [{ line, outcome, name, id, ...(fields && { fields }) }] : [];
    }),
  ],
});

interface RunOptions {
  kind: DirectoryKind;
  first: DirectoryImport['missing'];
  records: Records;
  onDone: () => void;
}

/** Creates records that rows refer to and that do not exist; safe to repeat after a failure. */
const createMissingRecords = async (first: RunOptions['first']): Promise<void> => {
  for (const { kind, names } of first) {
    const records = names.map((name) => ({ name }));
    for (let from = 0; from < records.length; from += countRecordsOfNextRequest(records, from))
      await send(directoryCalls[kind].upsert, {
        body: { records: records.slice(from, from + countRecordsOfNextRequest(records, from)) },
      });
  }
};

/**
 * Writes the records in parts, each in one transaction. After a failure the same part is sent again, which
 * does not change records that are already written.
 */
export const useImportRun = ({ kind, first, records, onDone }: RunOptions) => {
  const { send: write } = useWrite(directoryCalls[kind].upsert);
  const [run, setRun] = useState(startedRun);
  const isCancelled = useRef(false);
  const start = async (from: ImportRunState): Promise<void> => {
    isCancelled.current = false;
    let now: ImportRunState = { ...from, state: 'running', message: '' };
    setRun(now);
    try {
      if (now.done === 0) await createMissingRecords(first);
      while (now.done < records.length) {
        if (isCancelled.current)
          return setRun({ ...now, state: 'stopped', message: cancelledText });
        const part = records.slice(
          now.done,
          now.done + countRecordsOfNextRequest(records, now.done),
        );
        const { data } = await write({ body: { records: part.map(({ record }) => record) } });
        now = addUpsertAnswer(now, part, data);
        setRun(now);
      }
      setRun({ ...now, state: 'finished' });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRun({ ...now, state: 'stopped', message: error.message });
    }
  };
  const cancel = () => {
    isCancelled.current = true;
  };
  return { run, begin: () => start(startedRun), goOn: () => start(run), cancel };
};
