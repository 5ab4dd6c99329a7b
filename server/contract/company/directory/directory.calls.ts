import type { One } from '../../answer';
import { call } from '../../call';
import { lookups } from '../../lookups';
import { recordCalls } from '../../record-calls';
import type { Acquisition, AcquisitionQuery } from './directory';
import {
  directoryFields,
  directoryKindNames,
  directoryKinds,
  directoryLookup,
  type DirectoryKind,
} from './directory-constants';
import type { DirectoryImport, DirectoryImportForm } from './directory-import';
import type { Merge, MergePreview, MergeQuery } from './directory-merge';
import type { DirectoryRecord, DirectoryShapes } from './directory-record';
import type { UpsertAnswer, UpsertRecord } from './directory-upsert';

export const getAcquisitions = call<{ query: AcquisitionQuery; reply: One<Acquisition[]> }>(
  'GET',
  '/api/v1/acquisitions',
  { shows: ['application', 'source'] },
);

interface Id {
  id: number;
}

const getLookupKind = (kind: DirectoryKind): string =>
  lookups[directoryLookup(kind)].path.split('/')[3] ?? '';

const createDirectoryCalls = (kind: DirectoryKind) => {
  const { record } = directoryKinds[kind];
  const named = directoryFields(kind).flatMap(([, field]) =>
    field.type === 'record' && field.of !== 'countries' ? [directoryKinds[field.of].record] : [],
  );
  const users = directoryKindNames
    .filter((other) =>
      directoryFields(other).some(([, field]) => field.type === 'record' && field.of === kind),
    )
    .map((other) => directoryKinds[other].record);
  const changes = [record, getLookupKind(kind)];
  const path = `/api/v1/directory/${kind}`;
  return {
    ...recordCalls<DirectoryShapes>(record, ['job', 'referral-amount', ...users], {
      path: `directory/${kind}`,
      shows: [...new Set([record, ...named])],
      changes,
    }),
    previewMerge: call<{ params: Id; query: MergeQuery; reply: One<MergePreview> }>(
      'GET',
      `${path}/:id/merge`,
      { shows: [record, 'job', 'referral-amount', 'referral-eligibility', 'group', ...users] },
    ),
    /**
     * Dry run of an import; send a FormData with `file`, and with `columns` after the user has chosen
     * columns.
     */
    preview: call<{ body: DirectoryImportForm; reply: One<DirectoryImport> }>(
      'POST',
      `/api/v1/directory/${kind}/import`,
      { changes: [] },
    ),
    /** Merges two records of the directory; cannot be undone. */
    merge: call<{ params: Id; body: Merge; reply: One<DirectoryRecord> }>(
      'POST',
      `${path}/:id/merge`,
      {
        changes: [...changes, 'job', 'referral-amount', 'referral-eligibility', 'group', ...users],
      },
    ),
    upsert: call<{ body: { records: UpsertRecord[] }; reply: One<UpsertAnswer> }>('PUT', path, {
      changes,
    }),
  };
};

export const directoryCalls = Object.fromEntries(
  directoryKindNames.map((kind) => [kind, createDirectoryCalls(kind)]),
) as Readonly<Record<DirectoryKind, ReturnType<typeof createDirectoryCalls>>>;
