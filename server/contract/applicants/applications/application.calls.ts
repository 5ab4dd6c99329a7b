import type { Many, One } from '../../answer';
import type {
  ApplicantFilterQuery,
  ApplicationParams,
  ApplicationQuery,
  ApplicationRecord,
  ApplicationRow,
  ApplicationsDeleted,
  ApplicationSelection,
  ApplicationUpdate,
} from './application';
import { call } from '../../call';

const shows = ['application', 'chat-member'];

export const getApplications = call<{ query: ApplicationQuery; reply: Many<ApplicationRow> }>(
  'GET',
  '/api/v2/application',
  { shows },
);

export const getApplicantFilter = call<{
  query: ApplicantFilterQuery;
  reply: Many<ApplicationRow>;
}>('GET', '/api/v1/applicant-filter', { shows: [...shows, 'job'] });

export const getApplication = call<{ params: ApplicationParams; reply: One<ApplicationRecord> }>(
  'GET',
  '/api/v1/application/:id',
  { shows: [...shows, 'letter'] },
);

export const updateApplication = call<{
  params: ApplicationParams;
  body: ApplicationUpdate;
  reply: One<ApplicationRecord>;
}>('PUT', '/api/v1/application/:id', { changes: ['application'] });

export const deleteApplications = call<{
  body: ApplicationSelection;
  reply: One<ApplicationsDeleted>;
}>('POST', '/api/v1/multiple-application-delete', { changes: ['application', 'duplicate'] });
