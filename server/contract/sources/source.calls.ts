import type { Many, One } from '../answer';
import { call } from '../call';
import type { Usage } from '../usage';
import type {
  SourceCreate,
  SourceParams,
  SourceQuery,
  SourceRecord,
  SourceRow,
  SourcesDeleted,
  SourceSelection,
  SourceUpdate,
} from './source';

const path = '/api/v1/applicant-source';
const changes = ['applicant-source'];

/** Also the lookup of sources: staff who may not view setup get their names. */
export const getSources = call<{ query: SourceQuery; reply: Many<SourceRow> }>('GET', path);

export const getSource = call<{ params: SourceParams; reply: One<SourceRecord> }>(
  'GET',
  `${path}/:id`,
);

export const createSource = call<{ body: SourceCreate; reply: One<SourceRecord> }>('POST', path, {
  changes,
});

export const updateSource = call<{
  params: SourceParams;
  body: SourceUpdate;
  reply: One<SourceRecord>;
}>('PUT', `${path}/:id`, { changes });

/** Refused with 409 while one of them is used. */
export const deleteSources = call<{ body: SourceSelection; reply: One<SourcesDeleted> }>(
  'POST',
  '/api/v1/multiple-applicant-source-delete',
  { changes },
);

/** The same for one. */
export const deleteSource = call<{ params: SourceParams; reply: One<SourcesDeleted> }>(
  'DELETE',
  `${path}/:id`,
  { changes },
);

/** What uses the sources of a selection; a POST, since a selection can be long. */
export const getSourcesUsage = call<{ body: SourceSelection; reply: One<Usage> }>(
  'POST',
  `${path}/usage`,
  { shows: ['applicant-source', 'application'], changes: [] },
);
