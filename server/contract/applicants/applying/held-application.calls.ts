import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  QuarantineChangeResult,
  QuarantinedApplication,
  QuarantinedQuery,
  QuarantinedSelection,
  QuarantineRoom,
} from './held-application';

const path = '/api/v1/held-applications';
const kind = 'held-application';

export const getQuarantinedApplications = call<{
  query: QuarantinedQuery;
  reply: Many<QuarantinedApplication>;
}>('GET', path, { shows: [kind] });

export const getQuarantineRoom = call<{ reply: One<QuarantineRoom> }>('GET', `${path}/room`, {
  shows: [kind],
});

/** Releases applications from quarantine, after which they are treated as any other application. */
export const releaseQuarantinedApplications = call<{
  body: QuarantinedSelection;
  reply: One<QuarantineChangeResult>;
}>('POST', `${path}/release`, { changes: [kind, 'application', 'duplicate'] });

/** Deletes applications in quarantine with their files. */
export const deleteQuarantinedApplications = call<{
  body: QuarantinedSelection;
  reply: One<QuarantineChangeResult>;
}>('POST', `${path}/delete`, { changes: [kind] });
