import type { One } from '../../answer';
import type { ApplicationSelection } from './application';
import type {
  CandidateHistory,
  HistoryParams,
  StatusChange,
  StatusChanged,
  StatusChoice,
  StatusOptions,
  StatusUndo,
  StatusUndone,
} from './application-status';
import { call } from '../../call';

export const getCandidateHistory = call<{ params: HistoryParams; reply: One<CandidateHistory> }>(
  'GET',
  '/api/v1/candidate-history/:applicantId',
  { shows: ['application'] },
);

/** A POST although it only reads, since a selection can be too long for a URL. */
export const getStatusOptions = call<{ body: ApplicationSelection; reply: One<StatusOptions> }>(
  'POST',
  '/api/v1/application/status-options',
  { shows: ['application'], changes: [] },
);

export const changeStatuses = call<{ body: StatusChange; reply: One<StatusChanged> }>(
  'POST',
  '/api/v1/multiple-status-change',
  { changes: ['application'] },
);

export const undoStatuses = call<{ body: StatusUndo; reply: One<StatusUndone> }>(
  'POST',
  '/api/v1/multiple-status-change/undo',
  { changes: ['application'] },
);

export const getDefaultStatuses = call<{ reply: One<StatusChoice[]> }>(
  'GET',
  '/api/v1/default-status-in-stage',
);

export const getStatusesWithoutProcess = call<{ reply: One<StatusChoice[]> }>(
  'GET',
  '/api/v1/applicant-status-without-hiring-process',
);
